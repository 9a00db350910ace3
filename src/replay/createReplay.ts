import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { yieldToMain } from '#shared/lib/afterPaint';
import { diffStates, type Difference } from './diffStates';
import { hashState } from './hashState';
import type { LogEntry, LogHeader } from './logFormat';
import * as texts from './texts';

/** The result of comparing a replay with its recording. */
export type Verdict =
  | { matches: true; /** Hashes compared. */ checked: number }
  | {
      matches: false;
      /**
       * Indices in `entries`. The first divergent action is in this range. If both are equal, it is
       * that action.
       */
      from: number;
      to: number;
      expected: string;
      found: string;
      /** The first error thrown by the reducer in this range, and the action. */
      error: string | null;
    };

export interface ReplayProgress {
  done: number;
  /** The count from the header, or 0 if the header has none. */
  total: number;
}

export interface ReplayOptions<State extends object> {
  /** The root reducer without enhancers, with every slice in place. */
  reducer: Reducer<State, UnknownAction>;
  header: LogHeader;
  /** Whether a state has something to show. */
  hasScreen?: (state: State) => boolean;
  /** Keep the state of every n-th action. The states between are recomputed on demand. */
  keepEvery?: number;
}

/** A log played into the reducer. Nothing else runs: no middleware, network or storage. */
export interface Replay<State extends object> {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
  /**
   * Appends and plays entries, and reports the progress. Yields to the main thread every few
   * milliseconds. Rejects if the source does, and keeps the entries already played.
   */
  load(
    source: AsyncIterable<LogEntry> | Iterable<LogEntry>,
    onProgress?: (progress: ReplayProgress) => void,
  ): Promise<void>;
  /** The state after the entry at this index. -1 is the state before the first entry. */
  stateAt(place: number): State;
  /** Yields the state after each entry, in one pass that keeps none of them. */
  states(): Generator<State, void, undefined>;
  /** The changes made by the entry at this index. */
  diffAt(place: number): Difference[];
  /** The changes made by all entries after the first index, up to and including the second. */
  diffBetween(before: number, after: number): Difference[];
  verdict(): Verdict;
  /** Index of the first entry after which there is a screen. -1 if there is one before, or none. */
  firstScreen(): number;
}

const KEEP_EVERY = 100;
const WORK_MS = 12;
const START: UnknownAction = { type: 'replay/started' };

export function createReplay<State extends object>({
  reducer,
  header,
  hasScreen = () => true,
  keepEvery = KEEP_EVERY,
}: ReplayOptions<State>): Replay<State> {
  const entries: LogEntry[] = [];
  // The header has no `api.config` and no slices added after the log was recorded. The reducer adds
  // both.
  const initial = reducer(header.initial_state as State, START);
  const kept: State[] = [];
  let last = initial;
  /** The state requested last. The next request is often for its neighbour. */
  let recent: { place: number; state: State } = { place: -1, state: initial };
  let verdict: Verdict = { matches: true, checked: 0 };
  let lastMatch = -1;
  let firstScreen = hasScreen(initial) ? -1 : null;
  /** The first error thrown by the reducer since the last matching hash. */
  let thrown: string | null = null;

  /** Keeps the state if the reducer throws, as in the recorded session. */
  function reduce(state: State, { i, action }: LogEntry): State {
    try {
      return reducer(state, action);
    } catch (error) {
      thrown ??= texts.thrownAt(String(error), i, action.type);
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
    if (firstScreen === null && hasScreen(last)) firstScreen = entries.length - 1;
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

  function* states(): Generator<State, void, undefined> {
    let state = initial;
    for (const entry of entries) {
      state = reduce(state, entry);
      yield state;
    }
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
    states,
    diffAt: (place) => diffBetween(place - 1, place),
    diffBetween,
    verdict: () => verdict,
    firstScreen: () => firstScreen ?? -1,
  };
}
