import type { UnknownAction } from '@reduxjs/toolkit';
import type { LogEntry, LogHeader } from './logFormat';

interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: UnknownAction;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** A log as Redux DevTools keeps and imports a history; it makes the states itself. */
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

/** The action with which every history of DevTools begins. */
const START: UnknownAction = { type: '@@INIT' };

/**
 * A log in the form that the button Import of Redux DevTools takes, as JSON in a file. Its first action
 * is the start from `initial_state`; the entries follow.
 */
export function liftLog(
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
