import { joinCutWords } from '#contract/words/cutWords';

/**
 * Characters that may differ between a text and its quote: whitespace, hyphens, Markdown escapes.
 */
const LOOSE = /[\s\p{Dash}\u00AD\\]/gu;

/** Formats a quote for display. Pages are searched with the original one. */
export const shownQuote = (quote: string): string => joinCutWords(quote);

/** Whether a text equals a quote, ignoring whitespace and hyphens. */
export const hasSameWords = (text: string, quote: string): boolean =>
  text.replaceAll(LOOSE, '') === quote.replaceAll(LOOSE, '');
