import { normalise } from '#server/platform/text';

/** Words without meaning for a field. */
const EMPTY = new Set(['and', 'of', 'the', 'for', 'in', 'on', 'to']);
/** Accents of Latin, Greek and Cyrillic letters; other scripts write vowels as marks. */
const ACCENTS = /[\u0300-\u036F]/g;
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu;

/**
 * The comparison key of a research field: its words, without case, accents, order, punctuation and
 * blanks. Omits words such as `and`, which may also be spelled `&`.
 */
export function fieldWords(field: string): ReadonlySet<string> {
  const plain = normalise(field, 'NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  return new Set((plain.match(WORD) ?? []).filter((word) => !EMPTY.has(word)));
}
