import { createSlice } from '@reduxjs/toolkit';
import { navigated, type NavigationKind } from '#shared/store/pageEvents';

/** Where the user is in the application, so that a recorded session shows it too. */
export interface NavigationState {
  /** Path and query. */
  path: string | null;
  kind: NavigationKind | null;
}

const initialState: NavigationState = { path: null, kind: null };

const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(navigated, (_state, { payload }): NavigationState => payload),
});

export const navigationReducer = navigationSlice.reducer;
