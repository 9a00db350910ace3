import { QuoteCard, type ShownQuote } from './QuoteCard';
import css from './QuoteCards.module.css';
import * as texts from './texts';

/** Words of papers as cards, each with its source. */
export function QuoteCards({ quotes }: { readonly quotes: readonly ShownQuote[] }) {
  return (
    <ul className={css.cards} aria-label={texts.quotes}>
      {quotes.map((quote, place) => (
        <li key={place}>
          <QuoteCard quote={quote} />
        </li>
      ))}
    </ul>
  );
}
