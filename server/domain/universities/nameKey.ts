import { normalise } from '#server/platform/text';

/** The display form of a name: trimmed, whitespace collapsed, composed Unicode. */
export function tidyName(name: string): string {
  return normalise(name, 'NFC').trim().replace(/\s+/gu, ' ');
}

/**
 * The comparison key of a name: tidied, case ignored. Punctuation counts, and `&` differs from
 * `and`, because similar names may be two universities and a wrong merge cannot be undone. An
 * operator who knows that they are one merges them.
 */
export function nameKey(name: string): string {
  // A small letter may compose with its accent although the capital has no composed form.
  return tidyName(name).toLowerCase().normalize('NFC');
}

/** The hashtag of a name, without `#`: letters, their marks and digits only, case ignored. */
export function hashtagKey(name: string): string {
  return nameKey(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
