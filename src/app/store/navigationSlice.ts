import { createSlice } from '@reduxjs/toolkit';
import { navigated, type NavigationKind } from '#shared/store/pageEvents';

/**
 * The user's current location in the application, kept in the store so that a recorded session
 * shows it.
 */
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
