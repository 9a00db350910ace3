import type { Citation } from '#contract/entities/chatbot';
import { shownQuote } from '#shared/quotes/shownQuote';
import css from './Answer.module.css';

/** The headings above a passage as one line; nothing if none is known. */
function Headings({ of }: { readonly of: readonly string[] | undefined }) {
  if (!of || of.length === 0) return null;
  return (
    <p className={css.headings} dir="auto">
      {of.join(' › ')}
    </p>
  );
}

/**
 * The quote of a citation, marked in the passage around it and below its headings, as far as these
 * are known. A quote without a passage is not marked: nothing is there to find it in.
 */
export function QuotedPassage({ citation }: { readonly citation: Citation }) {
  const quote = shownQuote(citation.quote).trim();
  const passage = shownQuote(citation.passage ?? quote);
  const start = Math.max(passage.indexOf(quote), 0);
  const isInside = passage.startsWith(quote, start);
  const isAll = !isInside || passage.trim() === quote;
  return (
    <>
      <Headings of={citation.headings} />
      <q className={css.quote} dir="auto">
        {isAll ? (
          quote
        ) : (
          <>
            {passage.slice(0, start)}
            <mark>{quote}</mark>
            {passage.slice(start + quote.length)}
          </>
        )}
      </q>
    </>
  );
}
