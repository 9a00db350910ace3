import type { Citation } from '#contract/entities/chatbot';
import * as texts from '../texts';
import css from './Answer.module.css';
import { CitationButton } from './CitationButton';
import { shownQuote } from './shownQuote';

/** The passages nearest to an answer that the document does not give. */
export function NearestPassages({ passages }: { readonly passages: readonly Citation[] }) {
  if (passages.length === 0) return null;
  return (
    <>
      <p className={css.nearest}>{texts.closestPassagesBefore}</p>
      <ul className={css.sources} aria-label={texts.closestPassages}>
        {passages.map((passage) => (
          <li key={`${passage.document_id} ${passage.page} ${passage.quote}`}>
            <q className={css.quote} dir="auto">
              {shownQuote(passage.quote)}
            </q>
            <CitationButton citation={passage} />
          </li>
        ))}
      </ul>
    </>
  );
}
