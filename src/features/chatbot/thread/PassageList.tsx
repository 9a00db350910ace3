import type { Citation } from '#contract/entities/chatbot';
import css from './Answer.module.css';
import { CitationButton } from './CitationButton';
import { QuotedPassage } from './QuotedPassage';

/** Passages of documents, each with its page. */
export function PassageList({
  passages,
  label,
}: {
  readonly passages: readonly Citation[];
  readonly label: string;
}) {
  return (
    <ul className={css.passages} aria-label={label}>
      {passages.map((passage) => (
        <li key={`${passage.document_id} ${passage.page} ${passage.quote}`}>
          <QuotedPassage citation={passage} />
          <CitationButton citation={passage} />
        </li>
      ))}
    </ul>
  );
}
