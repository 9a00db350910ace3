import type { UnknownAction } from '@reduxjs/toolkit';
import { selectToken } from './sessionEvents';
import type { AppThunk, RootState } from './types';

/** A value that the user changes with a click, such as a like or an RSVP. */
interface DesiredValue<Value> {
  /** Stores the value the user wants now. The screen shows it until it is settled. */
  change: UnknownAction;
  /** Returns the value the user wants and the server has not confirmed; undefined when settled. */
  select: (state: RootState) => Value | undefined;
  /**
   * Sends the value and returns whether the server accepted it. Settles the value, unless the user
   * has changed it in the meantime.
   */
  send: (value: Value) => Promise<boolean>;
  /** Awaited before the first request, so that clicks until then make one request. */
  ready?: () => Promise<void>;
  /** Notifies the user that the server did not accept the value, if the screen says too little. */
  explainFailure?: (value: Value) => AppThunk;
}

/**
 * Shows a click at once and sends it, one request at a time. Clicks during a request only change the
 * desired value; the last one is sent next. So requests never overtake each other, and the server
 * ends up with what the user clicked last.
 */
export function sendDesired<Value>(options: DesiredValue<Value>): AppThunk<Promise<void>> {
  const { change, select, send, ready, explainFailure } = options;
  return async (dispatch, getState) => {
    const isSending = select(getState()) !== undefined;
    dispatch(change);
    if (isSending) return;
    if (ready) await ready();
    let desired = select(getState());
    while (desired !== undefined) {
      if (!(await send(desired))) {
        // After a logout there is no user to notify.
        if (explainFailure && selectToken(getState()) !== null) dispatch(explainFailure(desired));
        return;
      }
      desired = select(getState());
    }
  };
}

/**
 * Whether a response settles the desired value. It does when the server holds that value, and also
 * when the server holds something other than it was sent: sending again would never end.
 */
export function isSettled<Value>({
  desired,
  sent,
  held,
}: Record<'desired' | 'sent' | 'held', Value>) {
  return desired === held || sent !== held;
}
