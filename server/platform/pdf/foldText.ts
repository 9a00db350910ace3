import { normalise } from '../text';

/**
 * Normalises a text of a PDF for storage and comparison. It folds ligatures and other letter forms,
 * collapses whitespace and line breaks, and removes characters that cannot be stored or shown.
 */
export const foldText = (text: string): string =>
  normalise(text.replaceAll(/[\p{Surrogate}\uFFFD]/gu, ' '), 'NFKC')
    // Soft hyphens mark places for an optional line break.
    .replaceAll(/\u00AD/g, '')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();

/** A word that a line break split in two, in a text without line breaks. */
const CUT_WORD = /(?<=\p{L})[-\u2010] (?=\p{Ll})/gu;

/** Returns the text with words rejoined that line breaks split. For matching, not for quoting. */
export const joinCutWords = (text: string): string => text.replaceAll(CUT_WORD, '');
