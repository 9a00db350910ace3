import { useState } from 'react';
import type { Paper } from '#contract/entities/research';
import { useWindowName } from '#shared/hooks/useWindowName';
import type { FileAddress } from '#shared/pdf/fileParts';
import { usePdf } from '#shared/pdf/usePdf';
import { paths } from '#shared/paths';
import type { AttachedQuote } from '#shared/quotes/attachedQuotes';
import { useAppSelector } from '#shared/store/hooks';
import { selectToken } from '#shared/store/sessionEvents';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { PaperOf } from '../papers/page/PaperOf';
import css from './Reader.module.css';
import { ReaderView } from './ReaderView';
import type { OnQuote } from './SelectionBar';
import * as texts from './texts';

interface ReaderProps {
  /** Called with words that the reader selected and wants to quote. */
  readonly onQuote: OnQuote<AttachedQuote>;
}

/** The reader of papers: the PDF of the paper that the address names, over the whole page. */
export const Reader = ({ onQuote }: ReaderProps) => (
  <PaperOf>{(paper) => <OpenPaper paper={paper} onQuote={onQuote} />}</PaperOf>
);

function OpenPaper({ paper, onQuote }: ReaderProps & { readonly paper: Paper }) {
  useWindowName(paper.title);
  const token = useAppSelector(selectToken) ?? '';
  // The address is signed anew with each response, but the open document stays.
  const [source] = useState<FileAddress>({ url: paper.file_path, token });
  const opened = usePdf(source);
  return (
    <div className={css.reader}>
      {opened.state === 'open' ? (
        <>
          {opened.isIncomplete ? (
            <div className={css.missing}>
              <ErrorState tone="warn" text={texts.pagesMissing} onRetry={opened.retry} />
            </div>
          ) : null}
          <ReaderView
            paper={paper}
            pdf={opened.pdf}
            labels={opened.labels}
            isIncomplete={opened.isIncomplete}
            onQuote={(words, place) =>
              onQuote({ ...words, paper_id: paper.id, title: paper.title }, place)
            }
          />
        </>
      ) : (
        <div className={css.state}>
          <h1 tabIndex={-1}>
            <VisuallyHidden>{paper.title}</VisuallyHidden>
          </h1>
          {opened.state === 'opening' ? (
            <Spinner label={texts.opening} size="xl" />
          ) : (
            <ErrorState
              text={texts.faultOf(opened.fault)}
              onRetry={opened.fault === 'unreachable' ? opened.retry : undefined}
              action={<LinkButton to={paths.paper(paper.id)}>{texts.toPaper}</LinkButton>}
            />
          )}
        </div>
      )}
    </div>
  );
}
