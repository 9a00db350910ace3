import { createAction, createReducer } from '@reduxjs/toolkit';

/** So much of an upload was sent; `percent` is a whole number. */
export const uploadProgressed = createAction<{ uploadId: string; percent: number }>(
  'uploads/progressed',
);

/** An upload ended, well or not. */
export const uploadFinished = createAction<{ uploadId: string }>('uploads/finished');

/** Percentage sent of each upload under way, by upload id. */
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

/** Percentage sent of an upload, 0 to 100; undefined when none of this id is under way. */
export const selectUploadPercent = (state: { uploads: UploadsState }, uploadId: string) =>
  state.uploads[uploadId];
