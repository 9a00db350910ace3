import type { UnknownAction } from '@reduxjs/toolkit';
import type { Replay } from '#replay/createReplay';
import { valueAt, type StatePath } from '#replay/history/statePath';
import { isSameInLog } from '#replay/history/valueChanges';
import { stateAfter } from '#replay/stateAfter';
import { minimise } from './minimise';

/** The least that leads to a value: the actions, and the slices of the state before them. */
export interface Case {
  initial: Readonly<Record<string, unknown>>;
  actions: readonly UnknownAction[];
  /** The value after the last action, in the log and here. */
  value: unknown;
}

/** Returns the state after the actions, or null if the reducer threw. */
function tryState(actions: readonly UnknownAction[], initial: Case['initial']): object | null {
  try {
    return stateAfter(actions, initial);
  } catch {
    return null;
  }
}

/**
 * Finds few actions after which the value at a path is the same as after the entry at an index. If
 * that entry changes the value, it stays the last action and changes it in the same way. Returns
 * null if the log's actions don't lead there, because the reducer throws at one of them.
 */
export function findCase<State extends object>(
  replay: Replay<State>,
  place: number,
  path: StatePath,
): Case | null {
  const [before, value] = [place - 1, place].map((at) => valueAt(replay.stateAt(at), path));
  const all = replay.entries.slice(0, place + 1).map(({ action }) => action);
  const isChange = !isSameInLog(before, value, path);
  const last = isChange ? all.slice(-1) : [];
  const isValue = (state: object | null, wanted: unknown) =>
    state !== null && isSameInLog(valueAt(state, path), wanted, path);
  const leadsTo = (actions: readonly UnknownAction[], initial: Case['initial']) =>
    isValue(tryState([...actions, ...last], initial), value) &&
    (!isChange || isValue(tryState(actions, initial), before));

  const earlier = isChange ? all.slice(0, -1) : all;
  const { initial_state: initial } = replay.header;
  if (!leadsTo(earlier, initial)) return null;
  const actions = minimise(earlier, (kept) => leadsTo(kept, initial));
  const slices = minimise(Object.entries(initial), (kept) =>
    leadsTo(actions, Object.fromEntries(kept)),
  );
  return { initial: Object.fromEntries(slices), actions: [...actions, ...last], value };
}
