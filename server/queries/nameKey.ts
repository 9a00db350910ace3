/** The name as it is shown: trimmed, runs of blanks folded into one, composed Unicode. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** What two spellings of one name have in common: tidied, case ignored. */
export function nameKey(name: string): string {
  return tidyName(name).toLowerCase();
}

/** The hashtag of a name, without `#`: letters, their marks and digits only, case ignored. */
export function hashtagKey(name: string): string {
  return nameKey(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
