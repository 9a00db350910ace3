import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { yieldToMain } from '#shared/lib/afterPaint';
import { diffStates, type Difference } from './diffStates';
import { hashState } from './hashState';
import type { LogEntry, LogHeader } from './logFormat';

/** How a replay stands against what was recorded. */
export type Verdict =
  | { matches: true; /** Hashes compared. */ checked: number }
  | {
      matches: false;
      /** Places in `entries`: the first divergent action is one of these, where they are equal that one. */
      from: number;
      to: number;
      expected: string;
      found: string;
      /** What the reducer threw among these actions, and at which. */
      error: string | null;
    };

export interface ReplayProgress {
  done: number;
  /** As many as the header promises; 0 where it does not say. */
  total: number;
}

export interface ReplayOptions<State extends object> {
  /** The root reducer alone, with every slice in place. */
  reducer: Reducer<State, UnknownAction>;
  header: LogHeader;
  /** States are kept for each so many actions; the ones between are made again when asked for. */
  keepEvery?: number;
}

/** A log, played into the reducer. Nothing else runs: no middleware, network or storage. */
export interface Replay<State extends object> {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
  /**
   * Plays entries behind those that are there, and tells how far it is. It stops to let the page live
   * every few milliseconds. Rejects where the source does; what came before stays.
   */
  load(
    source: AsyncIterable<LogEntry> | Iterable<LogEntry>,
    onProgress?: (progress: ReplayProgress) => void,
  ): Promise<void>;
  /** The state after the entry at this place; -1 is the state before the first. */
  stateAt(place: number): State;
  /** What the entry at this place changed. */
  diffAt(place: number): Difference[];
  /** What all that came after the one place, up to the other, changed. */
  diffBetween(before: number, after: number): Difference[];
  verdict(): Verdict;
}

const KEEP_EVERY = 100;
const WORK_MS = 12;
const START: UnknownAction = { type: 'replay/started' };

export function createReplay<State extends object>({
  reducer,
  header,
  keepEvery = KEEP_EVERY,
}: ReplayOptions<State>): Replay<State> {
  const entries: LogEntry[] = [];
  // A header holds no `api.config`, and no slice that came later than the log: the reducer adds both.
  const initial = reducer(header.initial_state as State, START);
  const kept: State[] = [];
  let last = initial;
  /** The state that was asked for last: the next one asked for is often its neighbour. */
  let recent: { place: number; state: State } = { place: -1, state: initial };
  let verdict: Verdict = { matches: true, checked: 0 };
  let lastMatch = -1;
  /** What a reducer threw since the last hash that was right. */
  let thrown: string | null = null;

  /** A reducer that throws leaves the state as it was, in a session as well as in its replay. */
  function reduce(state: State, { i, action }: LogEntry): State {
    try {
      return reducer(state, action);
    } catch (error) {
      thrown ??= `${String(error)} at action ${i} ${action.type}`;
      return state;
    }
  }

  function compare({ h }: LogEntry): void {
    if (!verdict.matches || h === undefined) return;
    const place = entries.length - 1;
    const found = hashState(last);
    if (found === h) {
      lastMatch = place;
      thrown = null;
      verdict = { matches: true, checked: verdict.checked + 1 };
    } else {
      verdict = {
        matches: false,
        from: lastMatch + 1,
        to: place,
        expected: h,
        found,
        error: thrown,
      };
    }
  }

  function play(entry: LogEntry): void {
    entries.push(entry);
    last = reduce(last, entry);
    compare(entry);
    if ((entries.length - 1) % keepEvery === 0) kept.push(last);
  }

  function stateAt(place: number): State {
    if (place < 0) return initial;
    if (place >= entries.length - 1) return last;
    const snapshot = Math.floor(place / keepEvery);
    let at = snapshot * keepEvery;
    let state = kept[snapshot] ?? initial;
    if (recent.place >= at && recent.place <= place) [at, state] = [recent.place, recent.state];
    for (const entry of entries.slice(at + 1, place + 1)) state = reduce(state, entry);
    recent = { place, state };
    return state;
  }

  const diffBetween = (before: number, after: number) =>
    diffStates(stateAt(before), stateAt(after));

  return {
    header,
    entries,
    async load(source, onProgress) {
      let since = performance.now();
      for await (const entry of source) {
        play(entry);
        if (performance.now() - since < WORK_MS) continue;
        onProgress?.({ done: entries.length, total: header.count });
        await yieldToMain();
        since = performance.now();
      }
      onProgress?.({ done: entries.length, total: header.count });
    },
    stateAt,
    diffAt: (place) => diffBetween(place - 1, place),
    diffBetween,
    verdict: () => verdict,
  };
}
