import { Link } from 'react-router-dom';
import { MathText } from '#shared/math/MathText';
import { Notice } from '#shared/ui/feedback/Notice';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { paths } from '#shared/paths';
import * as texts from '../texts';
import css from './UploadPaper.module.css';
import type { Inspection } from './useProposal';

/** Notes about the chosen PDF: that it filled in fields, a warning, and existing copies. */
export function ProposalNotes({ inspection }: { readonly inspection: Inspection }) {
  const { isReading, hasProposed, note, problem, duplicates } = inspection;
  return (
    <>
      <p role="status" className={css.reading}>
        {isReading ? <Spinner size="sm" /> : null}
        {isReading ? texts.readingPdf : null}
        {hasProposed ? texts.filledIn : null}
      </p>
      {note === null ? null : (
        <Notice tone="info" role="status">
          {note}
        </Notice>
      )}
      {problem === null ? null : (
        <Notice tone="warn" role="status">
          {problem}
        </Notice>
      )}
      {duplicates.length === 0 ? null : (
        <Notice tone="warn" role="status">
          {texts.mayAlreadyExist}
          <ul className={css.duplicates}>
            {duplicates.map(({ id, title, author }) => (
              <li key={id}>
                <Link to={paths.paperSearchFor(title)} target="_blank">
                  <MathText text={title} />
                </Link>{' '}
                · <bdi>{author}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
