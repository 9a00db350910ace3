import { createAction } from '@reduxjs/toolkit';

/** Connect now instead of waiting for the next attempt. */
export const socketConnectRequested = createAction('socket/connectRequested');

/** An attempt to connect began; 0 is the first after sign-in or after a working connection. */
export const socketOpening = createAction<{ at: number; attempt: number }>('socket/opening');

export const socketOpened = createAction<{ at: number }>('socket/opened');

/** The connection ended; `retryInMs` is null when none will be tried. */
export const socketClosed = createAction<{
  at: number;
  code: number;
  attempt: number;
  retryInMs: number | null;
  /** Present where the wait is for having sent too many frames. */
  isForFlooding?: true;
}>('socket/closed');

/** A message of the server was not understood; `length` is in characters, 0 for binary. */
export const frameRejected = createAction<{ at: number; length: number }>('socket/frameRejected');
