import { createSlice, createAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../store/types';

/**
 * Why a recording ended: the user stopped it, it reached its limit, or DevTools changed the state.
 */
export type RecordingEnd = 'asked' | 'full' | 'time_travel';

/** A recording began. `at` is in milliseconds since 1970. */
export const recorderStarted = createAction<{ at: number }>('recorder/started');

/** The recording ended. It can be saved until the next one begins. */
export const recorderStopped = createAction<{ at: number; reason: RecordingEnd }>(
  'recorder/stopped',
);

/** The state of the recording, for display. The ring, which always runs, is not included. */
export interface RecorderState {
  /** When the recording began, in milliseconds since 1970. Null before the first. */
  since: number | null;
  isRecording: boolean;
  /** Why the last recording ended. Null while one is running and before the first. */
  endedBy: RecordingEnd | null;
}

const initialState: RecorderState = { since: null, isRecording: false, endedBy: null };

const recorderSlice = createSlice({
  name: 'recorder',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(recorderStarted, (_state, { payload }) => ({
        since: payload.at,
        isRecording: true,
        endedBy: null,
      }))
      .addCase(recorderStopped, (state, { payload }) => {
        state.isRecording = false;
        state.endedBy = payload.reason;
      }),
});

export const recorderReducer = recorderSlice.reducer;
export const selectRecorder = (state: { recorder: RecorderState }) => state.recorder;

/** Starts a recording, which continues until the user stops it or it is full. */
export const startRecording =
  (): AppThunk =>
  (_dispatch, _getState, { sessionLog }) =>
    sessionLog.start();

/** Stops the recording, so that it can be saved. */
export const stopRecording =
  (): AppThunk =>
  (_dispatch, _getState, { sessionLog }) =>
    sessionLog.stop();
