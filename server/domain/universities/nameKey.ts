import { normalise } from '#server/platform/text';

/** The name as it is shown: trimmed, runs of blanks folded into one, composed Unicode. */
export function tidyName(name: string): string {
  return normalise(name, 'NFC').trim().replace(/\s+/gu, ' ');
}

/**
 * What two spellings of one name have in common: tidied, case ignored. Punctuation counts, and so
 * does `&` against `and`: names that only look alike may be two places, and nobody could part them
 * again. An operator who knows that they are one merges them.
 */
export function nameKey(name: string): string {
  // A small letter may compose with its accent where the capital has no composed form.
  return tidyName(name).toLowerCase().normalize('NFC');
}

/** The hashtag of a name, without `#`: letters, their marks and digits only, case ignored. */
export function hashtagKey(name: string): string {
  return nameKey(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
