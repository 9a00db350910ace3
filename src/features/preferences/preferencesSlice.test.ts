import {
  persistedPreferences,
  preferencesReducer,
  shortcutsSwitched,
  themeChosen,
} from './preferencesSlice';

const initial = preferencesReducer(undefined, { type: 'start' });
const readFrom = (stored: Record<string, string>) =>
  persistedPreferences.read((key) => stored[key] ?? null);

describe('preferences', () => {
  it('follow the system and listen to single keys until somebody says otherwise', () => {
    expect(persistedPreferences.write(initial)).toEqual({ quad_theme: null, quad_shortcuts: null });
  });

  it('are kept as plain words and read back', () => {
    const chosen = [themeChosen('dark'), shortcutsSwitched(false)].reduce(
      preferencesReducer,
      initial,
    );
    const texts = persistedPreferences.write(chosen);
    expect(texts).toEqual({ quad_theme: 'dark', quad_shortcuts: 'off' });
    expect(readFrom({ quad_theme: 'dark', quad_shortcuts: 'off' })).toEqual(chosen);
  });

  it('pass over words they do not know', () => {
    expect({ ...initial, ...readFrom({ quad_theme: 'purple', quad_shortcuts: 'maybe' }) }).toEqual(
      initial,
    );
  });
});
