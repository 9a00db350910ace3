import { useMediaQuery, WIDE } from '#shared/hooks/useMediaQuery';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import type { CitedPage } from '../chatbotState';
import { selectChatbotView } from '../chatbotSlice';
import { viewerClosed } from '../chatbotEvents';
import { openCitation } from '../citedPages';
import { getPdf } from '../pdfCache';
import * as texts from '../texts';
import { PdfPages } from './PdfPages';
import { ReadingPane } from './ReadingPane';

function Cited({ cited }: { readonly cited: CitedPage }) {
  const dispatch = useAppDispatch();
  const { citation, key, status, detail } = cited;
  const file = getPdf(key);
  if (status === 'loading') return <Spinner label={texts.fetching} />;
  // A replayed session contains the user's actions but not the files.
  if (status === 'failed' || !file)
    return (
      <ErrorState
        text={texts.notShown(detail).trim()}
        onRetry={() => void dispatch(openCitation(citation))}
      />
    );
  return <PdfPages file={file} firstPage={citation.page} quote={citation.quote} />;
}

/**
 * The page of a citation with its passage highlighted: beside AskU if there is room, else in a
 * dialog.
 */
export function PdfViewer() {
  const dispatch = useAppDispatch();
  const cited = useAppSelector((state) => state.chatbot.cited);
  const hasPanel = useAppSelector((state) => selectChatbotView(state) === 'panel');
  const isWide = useMediaQuery(WIDE);
  const close = () => dispatch(viewerClosed());
  const title = cited?.citation.title ?? texts.citedDocument;
  if (cited && hasPanel && isWide)
    return (
      <ReadingPane title={title} onClose={close}>
        <Cited cited={cited} />
      </ReadingPane>
    );
  return (
    <Dialog open={cited !== null} onOpenChange={close} title={title} size="lg" sheet>
      {cited ? <Cited cited={cited} /> : null}
    </Dialog>
  );
}
