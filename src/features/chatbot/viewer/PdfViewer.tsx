import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import type { CitedPage } from '../assistantSlice';
import { viewerClosed } from '../chatbotEvents';
import { openCitation } from '../citedPages';
import { takePdf } from '../pdfShelf';
import { PdfPages } from './PdfPages';

function Cited({ cited }: { readonly cited: CitedPage }) {
  const dispatch = useAppDispatch();
  const { citation, key, status, detail } = cited;
  const file = takePdf(key);
  if (status === 'loading') return <Spinner label="Fetching the document" />;
  // A replayed session has the acts of its reader but not the files.
  if (status === 'failed' || !file)
    return (
      <ErrorState
        text={`The document could not be shown. ${detail}`.trim()}
        onRetry={() => void dispatch(openCitation(citation))}
      />
    );
  return <PdfPages file={file} firstPage={citation.page} quote={citation.quote} />;
}

/** The page a citation is of, with its passage marked. */
export function PdfViewer() {
  const dispatch = useAppDispatch();
  const cited = useAppSelector((state) => state.assistant.cited);
  return (
    <Dialog
      open={cited !== null}
      onOpenChange={() => dispatch(viewerClosed())}
      title={cited?.citation.title ?? 'Cited document'}
      size="lg"
      sheet
    >
      {cited ? <Cited cited={cited} /> : null}
    </Dialog>
  );
}
