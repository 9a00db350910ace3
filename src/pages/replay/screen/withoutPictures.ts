import { createTransform } from '#replay/redact/transform';
import { NOT_IN_LOG } from '#shared/lib/safeUrl';
import type { RootState } from '#shared/store/types';

/** Where a picture, a film or a document of the server stands; none of them is fetched. */
const FILE = /^(?:https?:\/\/[^/]+)?\/api\//;

/** Two files still have two addresses, which keep lists of them apart. */
const missing = (url: string) => `${NOT_IN_LOG}${url.slice(url.lastIndexOf('/') + 1)}`;

const transform = createTransform(
  {
    text: (leaf, text) => (leaf === 'address' && FILE.test(text) ? missing(text) : text),
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
