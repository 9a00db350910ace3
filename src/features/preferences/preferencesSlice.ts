import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistedSlice } from '#shared/store/persistedSlice';
import { sessionExpired } from '#shared/store/sessionEvents';

/** `system` follows the setting of the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface PreferencesState {
  theme: Theme;
  /** Whether single letters act on the page; some people's tools type letters they do not mean. */
  hasShortcuts: boolean;
  /** There while the list of shortcuts is shown. */
  areShortcutsShown?: true;
}

const initialState: PreferencesState = { theme: 'system', hasShortcuts: true };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    shortcutsSwitched(state, { payload }: PayloadAction<boolean>) {
      state.hasShortcuts = payload;
    },
    shortcutsOpened(state) {
      state.areShortcutsShown = true;
    },
    shortcutsClosed(state) {
      delete state.areShortcutsShown;
    },
  },
  // The dialog goes with the page it is over.
  extraReducers: (builder) =>
    builder.addCase(sessionExpired, (state) => {
      delete state.areShortcutsShown;
    }),
});

export const { themeChosen, shortcutsSwitched, shortcutsOpened, shortcutsClosed } =
  preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;
export const selectTheme = (state: { preferences: PreferencesState }) => state.preferences.theme;

export const selectHasShortcuts = (state: { preferences: PreferencesState }) =>
  state.preferences.hasShortcuts;

export const selectAreShortcutsShown = (state: { preferences: PreferencesState }) =>
  state.preferences.areShortcutsShown === true;

/** Plain words: `quad_theme`, where no entry means `system`, and `quad_shortcuts`, `off` or nothing. */
export const persistedPreferences: PersistedSlice<PreferencesState> = {
  read(stored) {
    const theme = THEMES.find((known) => known === stored('quad_theme'));
    return { ...(theme && { theme }), hasShortcuts: stored('quad_shortcuts') !== 'off' };
  },
  write: ({ theme, hasShortcuts }) => ({
    quad_theme: theme === 'system' ? null : theme,
    quad_shortcuts: hasShortcuts ? null : 'off',
  }),
};
