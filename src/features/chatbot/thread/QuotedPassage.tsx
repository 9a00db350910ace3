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
 * are known.
 */
export function QuotedPassage({ citation }: { readonly citation: Citation }) {
  const quote = shownQuote(citation.quote).trim();
  const passage = shownQuote(citation.passage ?? quote);
  const start = Math.max(passage.indexOf(quote), 0);
  const isInside = passage.startsWith(quote, start);
  return (
    <>
      <Headings of={citation.headings} />
      <q className={css.quote} dir="auto">
        {isInside ? passage.slice(0, start) : null}
        <mark>{quote}</mark>
        {isInside ? passage.slice(start + quote.length) : null}
      </q>
    </>
  );
}
