import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the user is in the application, so that a recorded session shows it too. */
export interface NavigationState {
  /** Path and query. */
  path: string | null;
  kind: 'POP' | 'PUSH' | 'REPLACE' | null;
}

const initialState: NavigationState = { path: null, kind: null };

const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    navigated: (
      _state,
      { payload }: PayloadAction<{ path: string; kind: 'POP' | 'PUSH' | 'REPLACE' }>,
    ): NavigationState => payload,
  },
});

export const { navigated } = navigationSlice.actions;
export const navigationReducer = navigationSlice.reducer;
