import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistedSlice } from '#shared/store/persistedSlice';
import { loggedOut, sessionExpired } from '#shared/store/sessionEvents';

/** `system` follows the setting of the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface PreferencesState {
  theme: Theme;
  /**
   * Whether single-letter shortcuts are enabled; some assistive tools type letters unintentionally.
   */
  hasShortcuts: boolean;
  /** Set while the list of shortcuts is open. */
  areShortcutsShown?: true;
  /**
   * Set once the welcome card was dismissed, and reset at logout because the next user may be new.
   */
  isWelcomeDismissed?: true;
  /** The operator's notice that was dismissed last; another one is shown again. */
  dismissedNotice?: string;
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
    welcomeDismissed(state) {
      state.isWelcomeDismissed = true;
    },
    noticeDismissed(state, { payload }: PayloadAction<string>) {
      state.dismissedNotice = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      // The dialog closes together with the page behind it.
      .addCase(sessionExpired, (state) => {
        delete state.areShortcutsShown;
      })
      .addCase(loggedOut, (state) => {
        delete state.areShortcutsShown;
        delete state.isWelcomeDismissed;
      }),
});

export const {
  themeChosen,
  shortcutsSwitched,
  shortcutsOpened,
  shortcutsClosed,
  welcomeDismissed,
  noticeDismissed,
} = preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;
export const selectTheme = (state: { preferences: PreferencesState }) => state.preferences.theme;

export const selectHasShortcuts = (state: { preferences: PreferencesState }) =>
  state.preferences.hasShortcuts;

export const selectAreShortcutsShown = (state: { preferences: PreferencesState }) =>
  state.preferences.areShortcutsShown === true;

export const selectIsWelcomeDismissed = (state: { preferences: PreferencesState }) =>
  state.preferences.isWelcomeDismissed === true;

export const selectDismissedNotice = (state: { preferences: PreferencesState }) =>
  state.preferences.dismissedNotice;

/**
 * Persists preferences as plain words. A missing `quad_theme` means `system`; `quad_shortcuts` and
 * `quad_welcome` are `off` or missing; `quad_notice` is the text of a notice.
 */
export const persistedPreferences: PersistedSlice<PreferencesState> = {
  read(stored) {
    const theme = THEMES.find((known) => known === stored('quad_theme'));
    const dismissedNotice = stored('quad_notice');
    return {
      ...(theme && { theme }),
      hasShortcuts: stored('quad_shortcuts') !== 'off',
      ...(stored('quad_welcome') === 'off' && { isWelcomeDismissed: true as const }),
      ...(dismissedNotice !== null && { dismissedNotice }),
    };
  },
  write: ({ theme, hasShortcuts, isWelcomeDismissed, dismissedNotice }) => ({
    quad_theme: theme === 'system' ? null : theme,
    quad_shortcuts: hasShortcuts ? null : 'off',
    quad_welcome: isWelcomeDismissed ? 'off' : null,
    quad_notice: dismissedNotice ?? null,
  }),
};
