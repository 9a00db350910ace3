import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { papersApi, type ReadingPlace } from '../papers/papersApi';

export interface ReadingState {
  /** The page that the user reads, until it is sent to the server. */
  unkept: ReadingPlace | null;
}

/** The reader of a paper was left. */
export const paperClosed = createAction('reading/paperClosed');

const initialState: ReadingState = { unkept: null };

const readingSlice = createSlice({
  name: 'reading',
  initialState,
  reducers: {
    /** The reader of a paper came to a page. */
    paperPageTurned(state, { payload }: PayloadAction<ReadingPlace>) {
      state.unkept = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(papersApi.endpoints.keepReadingPlace.matchPending, (state) => {
      state.unkept = null;
    }),
});

export const { paperPageTurned } = readingSlice.actions;
export const readingReducer = readingSlice.reducer;
