import type { UnknownAction } from '@reduxjs/toolkit';
import type { LogEntry, LogHeader } from './logFormat';

interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: UnknownAction;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/**
 * A log in the history format that Redux DevTools stores and imports. DevTools recomputes the
 * states.
 */
export interface LiftedLog {
  monitorState: object;
  actionsById: Readonly<Record<number, LiftedAction>>;
  nextActionId: number;
  stagedActionIds: readonly number[];
  skippedActionIds: readonly number[];
  committedState: LogHeader['initial_state'];
  currentStateIndex: number;
  computedStates: readonly object[];
}

/** The first action of every DevTools history. */
const START: UnknownAction = { type: '@@INIT' };

/**
 * Converts a log to the JSON that the Import button of Redux DevTools accepts. Its first action
 * initialises the store with `initial_state`, and the entries follow.
 */
export function toDevToolsHistory(
  { started_at, initial_state }: LogHeader,
  entries: readonly LogEntry[],
): LiftedLog {
  const startedAt = Date.parse(started_at);
  const lift = (action: UnknownAction, t: number): LiftedAction => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: startedAt + t,
  });
  const lifted = [
    lift(START, entries[0]?.t ?? 0),
    ...entries.map(({ action, t }) => lift(action, t)),
  ];
  return {
    monitorState: {},
    actionsById: { ...lifted },
    nextActionId: lifted.length,
    stagedActionIds: [...lifted.keys()],
    skippedActionIds: [],
    committedState: initial_state,
    currentStateIndex: entries.length,
    computedStates: [],
  };
}
