import { normalise } from '#server/platform/text';

/** Words that say nothing of a field. */
const EMPTY = new Set(['and', 'of', 'the', 'for', 'in', 'on', 'to']);
/** Those of Latin, Greek and Cyrillic letters; other scripts write vowels as marks. */
const ACCENTS = /[\u0300-\u036F]/g;
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu;

/**
 * What spellings of one research field have in common: its words, without case, accents, order, the
 * signs and blanks between them, and words such as `and`, which others write `&`.
 */
export function fieldWords(field: string): ReadonlySet<string> {
  const plain = normalise(field, 'NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  return new Set((plain.match(WORD) ?? []).filter((word) => !EMPTY.has(word)));
}
