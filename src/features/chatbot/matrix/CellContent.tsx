import { Link } from 'react-router-dom';
import type { Citation } from '#contract/entities/chatbot';
import type { MatrixCell, MatrixPaper } from '#contract/entities/matrix';
import { PASSAGE_MAX_LENGTH } from '#contract/limits';
import { readerHash } from '#shared/pdf/readerPlace';
import { paths } from '#shared/paths';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from './CellContent.module.css';
import * as texts from './texts';

interface CellContentProps {
  readonly paper: MatrixPaper;
  readonly cell: MatrixCell | undefined;
  readonly isUnfinished: boolean;
}

/** The answer of a paper to a question: quotes, or the reason why there is none. */
export function CellContent({ paper, cell, isUnfinished }: CellContentProps) {
  const { id, state } = paper;
  if (id === null) return <p className={css.none}>{texts.gone}</p>;
  if (!cell && isUnfinished)
    return (
      <div className={css.open}>
        <VisuallyHidden>{texts.open}</VisuallyHidden>
      </div>
    );
  if (state === 'unreadable')
    return (
      <p className={css.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{texts.unreadable}</VisuallyHidden>
      </p>
    );
  if (cell?.verdict === 'quoted')
    return (
      <ul className={css.quotes}>
        {cell.citations.map((citation) => (
          <li key={`${citation.page} ${citation.quote}`}>
            <QuoteLink paperId={id} citation={citation} text={citation.quote} />
          </li>
        ))}
      </ul>
    );
  if (cell?.verdict !== 'not_in_paper') return <p className={css.none}>{texts.noAnswer}</p>;
  const [nearest] = cell.nearest;
  return (
    <>
      <p className={css.none}>{texts.notInPaper}</p>
      {nearest ? (
        <details className={css.nearest}>
          <summary className={css.summary}>{texts.showNearest}</summary>
          <QuoteLink paperId={id} citation={nearest} text={nearest.passage ?? nearest.quote} />
        </details>
      ) : null}
    </>
  );
}

interface QuoteLinkProps {
  readonly paperId: number;
  readonly citation: Citation;
  /** The quote, or the passage around it. */
  readonly text: string;
}

/** A quote that leads to its page in the reader, where it is marked. */
function QuoteLink({ paperId, citation: { page, page_name: name, quote }, text }: QuoteLinkProps) {
  const hash = readerHash({ page, quote: quote.slice(0, PASSAGE_MAX_LENGTH) });
  return (
    <Link to={`${paths.readPaper(paperId)}${hash}`} className={css.quote} dir="auto">
      <q className={css.words}>{text}</q>{' '}
      <span className={css.page}>{texts.page(name ?? String(page))}</span>
    </Link>
  );
}
