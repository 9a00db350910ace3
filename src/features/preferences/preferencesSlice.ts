import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistedSlice } from '../../shared/store/persistedSlice';

/** `system` follows the setting of the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface PreferencesState {
  theme: Theme;
}

const initialState: PreferencesState = { theme: 'system' };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
  },
});

export const { themeChosen } = preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;
export const selectTheme = (state: { preferences: PreferencesState }) => state.preferences.theme;

/** The theme as a plain word under `quad_theme`; no entry means `system`. */
export const persistedPreferences: PersistedSlice<PreferencesState> = {
  read(stored) {
    const theme = THEMES.find((known) => known === stored('quad_theme'));
    return theme && { theme };
  },
  write: ({ theme }) => ({ quad_theme: theme === 'system' ? null : theme }),
};
