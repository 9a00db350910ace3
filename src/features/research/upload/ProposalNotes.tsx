import { Link } from 'react-router-dom';
import { MathText } from '#shared/math/MathText';
import { Notice } from '#shared/ui/feedback/Notice';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { paths } from '#shared/paths';
import * as texts from '../texts';
import { KeptFields } from './KeptFields';
import css from './UploadPaper.module.css';
import type { Inspection } from './useProposal';

interface ProposalNotesProps {
  readonly inspection: Inspection;
  readonly fileName: string;
  readonly disabled: boolean;
  readonly onReplace: () => void;
}

/**
 * Notes about the chosen PDF: that it filled in fields, those that keep the user's text, a warning,
 * and existing copies.
 */
export function ProposalNotes({ inspection, fileName, disabled, onReplace }: ProposalNotesProps) {
  const { isReading, fields, kept, note, problem, duplicates } = inspection;
  const hasFilled = Object.keys(fields).length > kept.length;
  return (
    <>
      <p role="status" className={css.reading}>
        {isReading ? <Spinner size="sm" /> : null}
        {isReading ? texts.readingPdf : null}
        {hasFilled ? texts.filledIn : null}
      </p>
      {kept.length === 0 ? null : (
        <Notice tone="warn" role="status">
          <KeptFields action={texts.useDetailsOf(fileName)} {...{ kept, disabled, onReplace }} />
        </Notice>
      )}
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
