import { loggedOut } from '#shared/store/sessionEvents';
import {
  noticeDismissed,
  persistedPreferences,
  preferencesReducer,
  shortcutsSwitched,
  themeChosen,
  welcomeDismissed,
} from './preferencesSlice';

const initial = preferencesReducer(undefined, { type: 'start' });
const readFrom = (stored: Record<string, string>) =>
  persistedPreferences.read((key) => stored[key] ?? null);

describe('preferences', () => {
  it('follow the system and enable single-key shortcuts by default', () => {
    expect(persistedPreferences.write(initial)).toEqual({
      quad_theme: null,
      quad_shortcuts: null,
      quad_welcome: null,
      quad_notice: null,
    });
  });

  it('are stored as plain words and read back', () => {
    const chosen = [
      themeChosen('dark'),
      shortcutsSwitched(false),
      welcomeDismissed(),
      noticeDismissed('Down tonight.'),
    ].reduce(preferencesReducer, initial);
    const texts = persistedPreferences.write(chosen);
    expect(texts).toEqual({
      quad_theme: 'dark',
      quad_shortcuts: 'off',
      quad_welcome: 'off',
      quad_notice: 'Down tonight.',
    });
    expect(readFrom(texts as Record<string, string>)).toEqual(chosen);
  });

  it('survive a logout, except for the dismissed welcome: the next user may be new', () => {
    const chosen = [themeChosen('dark'), welcomeDismissed(), loggedOut()].reduce(
      preferencesReducer,
      initial,
    );
    expect(chosen).toEqual({ ...initial, theme: 'dark' });
  });

  it('ignore unknown words', () => {
    expect({
      ...initial,
      ...readFrom({ quad_theme: 'purple', quad_shortcuts: 'maybe', quad_welcome: '1' }),
    }).toEqual(initial);
  });
});
