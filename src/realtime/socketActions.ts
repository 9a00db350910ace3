import { createAction } from '@reduxjs/toolkit';

/** Connects now instead of waiting for the next attempt. */
export const socketConnectRequested = createAction('socket/connectRequested');

/**
 * An attempt to connect began. Attempt 0 is the first after sign-in or after a working connection.
 */
export const socketOpening = createAction<{ at: number; attempt: number }>('socket/opening');

export const socketOpened = createAction<{ at: number }>('socket/opened');

/** The connection ended. `retryInMs` is null if there will be no further attempt. */
export const socketClosed = createAction<{
  at: number;
  code: number;
  attempt: number;
  retryInMs: number | null;
  /** Present if the delay is a penalty for sending too many frames. */
  isForFlooding?: true;
}>('socket/closed');

/** A message of the server was not understood. `length` is in characters, or 0 for binary data. */
export const frameRejected = createAction<{ at: number; length: number }>('socket/frameRejected');
