import { createAction, createReducer } from '@reduxjs/toolkit';

/** Progress of an upload. `percent` is a whole number. */
export const uploadProgressed = createAction<{ uploadId: string; percent: number }>(
  'uploads/progressed',
);

/** An upload ended, whether it succeeded or failed. */
export const uploadFinished = createAction<{ uploadId: string }>('uploads/finished');

/** Percentage sent of each upload in progress, by upload id. */
export type UploadsState = Record<string, number>;

export const uploadsReducer = createReducer<UploadsState>({}, (builder) =>
  builder
    .addCase(uploadProgressed, (state, { payload }) => {
      state[payload.uploadId] = payload.percent;
    })
    .addCase(uploadFinished, (state, { payload }) => {
      delete state[payload.uploadId];
    }),
);

/**
 * Returns the percentage sent of an upload, 0 to 100, or undefined if no such upload is in
 * progress.
 */
export const selectUploadPercent = (state: { uploads: UploadsState }, uploadId: string) =>
  state.uploads[uploadId];
