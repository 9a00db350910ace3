/** A word that a line end cut in two. */
const CUT_WORD = /(?<=\p{L})[-\u2010] (?=\p{Ll})/gu;
/** Signs that a text and its quote may have in different places: blanks, hyphens, Markdown escapes. */
const LOOSE = /[\s\p{Dash}\u00AD\\]/gu;

/** A quote as it is read: words that line ends cut in two are joined. Pages are searched with the literal one. */
export const shownQuote = (quote: string): string => quote.replaceAll(CUT_WORD, '');

/** Whether a text says exactly what a quote says, blanks and hyphens aside. */
export const saysTheSame = (text: string, quote: string): boolean =>
  text.replaceAll(LOOSE, '') === quote.replaceAll(LOOSE, '');
