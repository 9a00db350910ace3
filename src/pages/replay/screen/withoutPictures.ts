import { createTransform } from '#replay/redact/transform';
import type { RootState } from '#shared/store/types';

/** Where a picture, a film or a document of the server stands; none of them is fetched. */
const FILE = /^(?:https?:\/\/[^/]+)?\/api\//;
const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="640" height="360"%3E%3Crect width="640" height="360" fill="%23b9c4c3"/%3E%3C/svg%3E';

const transform = createTransform(
  {
    text: (leaf, text) => (leaf === 'address' && FILE.test(text) ? PLACEHOLDER : text),
    number: (_leaf, number) => number,
    key: (_leaf, key) => key,
  },
  () => ({ secretArgs: [], secretResult: false }),
);

/**
 * A state as a replayed screen gets it: no file is fetched, no key pressed outside moves it, and no list
 * of keys covers the page.
 */
export function withoutPictures(state: RootState): RootState {
  const shown = transform(state) as RootState;
  const { areShortcutsShown: _shown, ...preferences } = shown.preferences;
  return { ...shown, preferences: { ...preferences, hasShortcuts: false } };
}
