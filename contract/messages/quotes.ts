import { PAPER_QUOTE_MAX_LENGTH, PAPER_QUOTE_MIN_LENGTH, PAPER_QUOTES_MAX } from '../limits';

/** The server could not find the words of a quote on their page. */
export const notOnPage = (page: number) => `These words aren’t on page ${page}.`;
export const pageWithoutText = (page: number) => `Page ${page} has no text to quote.`;
export const tooMany = `Add at most ${PAPER_QUOTES_MAX} quotes.`;
export const wrongLength = `A quote has ${PAPER_QUOTE_MIN_LENGTH} to ${PAPER_QUOTE_MAX_LENGTH} characters.`;
export const wrongForm = 'Each quote needs paper_id, page and quote.';
export const sourceRemoved = 'The source was removed';
/** A proved quote: literally the words of this page. */
export const literal = (page: number) => `literal, p. ${page}`;
export const noLongerFound = (page: number) => `no longer found on p. ${page}`;
