import { clsx } from 'clsx';
import type { Citation } from '#contract/entities/chatbot';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { selectDocument } from '../selectDocument';
import { openCitation } from '../citedPages';
import * as texts from '../texts';
import css from './Answer.module.css';

/** Opens the page of a quote. The document is named unless it is the current one. */
export function CitationButton({ citation }: { readonly citation: Citation }) {
  const dispatch = useAppDispatch();
  const { kind = 'upload', document_id: id } = citation;
  const isPlain = useAppSelector((state) => {
    const current = selectDocument(state);
    return current?.document_id === id && (current.kind ?? 'upload') === kind;
  });
  const { title, quote, page_name: page = citation.page } = citation;
  const named = isPlain || !title ? null : title;
  return (
    <button
      type="button"
      className={clsx(css.cite, 'touch-target')}
      data-print="text"
      title={quote}
      aria-label={named === null ? undefined : texts.citedPage(named, page)}
      onClick={() => void dispatch(openCitation(citation))}
    >
      {named === null ? null : (
        <>
          <bdi className={css.citeTitle}>{named}</bdi>
          {', '}
        </>
      )}
      <span>{texts.onPage(page)}</span>
    </button>
  );
}
