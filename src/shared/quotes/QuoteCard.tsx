import { BadgeCheck, CircleOff, Quote, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PaperQuote } from '#contract/entities/paperQuote';
import { quoteMessages } from '#contract/messages';
import { MathText } from '../math/MathText';
import { paths } from '../paths';
import { readerHash } from '../pdf/readerPlace';
import { Icon } from '../ui/marks/Icon';
import { shownQuote } from './shownQuote';
import css from './QuoteCards.module.css';
import * as texts from './texts';

/** A quote. Without a state, it is not sent yet, so that the server has not found its words. */
export type ShownQuote = Omit<PaperQuote, 'state'> & Partial<Pick<PaperQuote, 'state'>>;

interface QuoteCardProps {
  readonly quote: ShownQuote;
  /** A button beside the words. */
  readonly action?: ReactNode;
}

/**
 * Words of a paper, with its title and the page. The whole card opens the page, with the words
 * marked, if the reader may open the paper.
 */
export function QuoteCard({ quote, action }: QuoteCardProps) {
  return (
    <figure className={css.card}>
      <Icon of={Quote} className={css.sign} />
      <blockquote className={css.words} dir="auto">
        {shownQuote(quote.quote)}
      </blockquote>
      {action}
      <figcaption className={css.source}>
        <Source quote={quote} />
        <Proof quote={quote} />
      </figcaption>
    </figure>
  );
}

type OfQuote = Pick<QuoteCardProps, 'quote'>;

function Source({ quote: { paper_id: id, title, page, quote } }: OfQuote) {
  if (id === null) return null;
  return (
    <Link
      to={{ pathname: paths.readPaper(id), hash: readerHash({ page, quote }) }}
      className={css.title}
      dir="auto"
    >
      <MathText text={title} />
    </Link>
  );
}

function Proof({ quote: { state, page } }: OfQuote) {
  if (state === undefined) return <span className={css.proof}>{texts.onPage(page)}</span>;
  const [icon, text] = {
    verified: [BadgeCheck, quoteMessages.literal(page)] as const,
    not_found: [SearchX, quoteMessages.noLongerFound(page)] as const,
    source_removed: [CircleOff, quoteMessages.sourceRemoved] as const,
  }[state];
  return (
    <span className={css.proof} data-state={state}>
      <Icon of={icon} size="sm" />
      {text}
    </span>
  );
}
