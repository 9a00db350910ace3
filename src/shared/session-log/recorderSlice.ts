import { createSlice } from '@reduxjs/toolkit';
import { recorderStarted, recorderStopped, type RecordingEnd } from '../store/recorderEvents';

/** Whether a recording runs, so that it can be seen; the ring that always runs is no part of it. */
export interface RecorderState {
  /** When the recording began, in milliseconds since 1970; null before the first. */
  since: number | null;
  isRecording: boolean;
  /** Why the last one ended; null while one runs, and before the first. */
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
