import { normalise } from '../text';

/**
 * The one form in which a text of a PDF is kept and compared: ligatures and other forms of letters
 * folded, every run of blanks and line ends one blank, nothing that cannot be stored or shown.
 */
export const foldText = (text: string): string =>
  normalise(text.replaceAll(/[\p{Surrogate}\uFFFD]/gu, ' '), 'NFKC')
    // Soft hyphens stand where a line could have ended.
    .replaceAll(/\u00AD/g, '')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();

/** A word that a line end cut in two, as a text without lines shows it. */
const CUT_WORD = /(?<=\p{L})[-\u2010] (?=\p{Ll})/gu;

/** The same text with the words put together that line ends cut in two; to be read, not to be quoted. */
export const joinCutWords = (text: string): string => text.replaceAll(CUT_WORD, '');
