/** A word hyphenated at a line break. */
const CUT_WORD = /(?<=\p{L})[-\u2010] (?=\p{Ll})/gu;
/**
 * Characters that may differ between a text and its quote: whitespace, hyphens, Markdown escapes.
 */
const LOOSE = /[\s\p{Dash}\u00AD\\]/gu;

/**
 * Formats a quote for display by joining words hyphenated at line breaks. Pages are searched with
 * the original quote.
 */
export const shownQuote = (quote: string): string => quote.replaceAll(CUT_WORD, '');

/** Whether a text equals a quote, ignoring whitespace and hyphens. */
export const hasSameWords = (text: string, quote: string): boolean =>
  text.replaceAll(LOOSE, '') === quote.replaceAll(LOOSE, '');
