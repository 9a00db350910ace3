import { Type, type Static } from '@sinclair/typebox';
import { MAX_PAGE_NUMBER, PAPER_QUOTES_FIELD_MAX_LENGTH } from '../limits';
import { Count, Id, nullable, oneOf, record } from '../schema';

/** Words of a page of a paper that an author quotes. The server checks their length and number. */
export const WantedQuote = record({
  paper_id: Id,
  page: Type.Integer({ minimum: 1, maximum: MAX_PAGE_NUMBER }),
  quote: Type.String(),
});
export type WantedQuote = Static<typeof WantedQuote>;

/** The quotes of a new text. */
export const WantedQuotes = Type.Array(WantedQuote);
export type WantedQuotes = Static<typeof WantedQuotes>;

/** The same in a form, as JSON. A client may send a list, too, if it sends the form as JSON. */
export const WantedQuotesField = Type.Union([
  Type.String({ maxLength: PAPER_QUOTES_FIELD_MAX_LENGTH }),
  WantedQuotes,
]);
export type WantedQuotesField = Static<typeof WantedQuotesField>;

export const QuoteState = oneOf('verified', 'source_removed', 'not_found');
export type QuoteState = Static<typeof QuoteState>;

/**
 * A quote of a paper as its reader sees it, in the spelling of the page. `paper_id` is null and
 * `title` empty if the reader can't open the paper: it was removed, or is hidden from them.
 * `not_found` means that the page was read again, and no longer has the words.
 */
export const PaperQuote = record({
  paper_id: nullable(Id),
  title: Type.String(),
  page: Count,
  quote: Type.String(),
  state: QuoteState,
});
export type PaperQuote = Static<typeof PaperQuote>;

/** The quotes of a post, a comment or a message; missing if it has none. */
export const PaperQuotes = Type.Optional(Type.Array(PaperQuote));
