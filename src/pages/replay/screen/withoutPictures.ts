import { createTransform } from '#contract/sessionLog/transform';
import { NOT_IN_LOG } from '#shared/lib/safeUrl';
import type { RootState } from '#shared/store/types';

/** The address of an image, video or document on the server. None of them is fetched. */
const FILE = /^(?:https?:\/\/[^/]+)?\/api\//;

/**
 * Keeps the file name, so that different files still have different addresses, which lists use as
 * keys.
 */
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
 * Prepares a state for a replayed screen: removes file addresses, disables shortcuts and closes the
 * list of shortcuts.
 */
export function withoutPictures(state: RootState): RootState {
  const shown = transform(state) as RootState;
  const { areShortcutsShown: _shown, ...preferences } = shown.preferences;
  return { ...shown, preferences: { ...preferences, hasShortcuts: false } };
}
