import { lazyOrNothing } from '../lazy/lazyOrNothing';
import type { ShownQuote } from './QuoteCard';

const QuoteCards = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "quotes" */ './QuoteCards')).QuoteCards,
);

interface QuotesProps {
  /** Missing in a text without quotes. */
  readonly quotes: readonly ShownQuote[] | undefined;
}

/** The quotes of papers below a post, a comment or a message, fetched when there are some. */
export const Quotes = ({ quotes }: QuotesProps) => (quotes ? <QuoteCards quotes={quotes} /> : null);
