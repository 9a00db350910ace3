import { createAction } from '@reduxjs/toolkit';

/** Why a recording ended: somebody stopped it, it reached its limit, or DevTools changed the state. */
export type RecordingEnd = 'asked' | 'full' | 'time_travel';

/** A recording began; `at` is in milliseconds since 1970. */
export const recorderStarted = createAction<{ at: number }>('recorder/started');

/** The recording ended; what it holds can be saved until the next one begins. */
export const recorderStopped = createAction<{ at: number; reason: RecordingEnd }>(
  'recorder/stopped',
);
