import type { PDFDocumentProxy } from 'pdfjs-dist';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import pageCss from '#shared/pdf/pdfPages.module.css';
import { Notice } from '#shared/ui/feedback/Notice';
import { Spinner } from '#shared/ui/feedback/Spinner';
import * as texts from '../texts';
import { drawPage } from './drawPage';
import css from './PdfPage.module.css';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  /** 1 fits the available width. */
  readonly zoom: number;
  /** Highlighted and scrolled into view if this page contains it. */
  readonly quote: string | null;
}

type Drawing = 'drawing' | 'drawn' | 'unmarked' | 'failed';

/** One page of a PDF, with selectable text and the quote highlighted. */
export function PdfPage({ pdf, page, zoom, quote }: PdfPageProps) {
  const area = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('drawing');
  useEffect(() => {
    // The page keys belong to the page, unless a button of the viewer has the focus.
    const viewer = area.current?.parentElement;
    if (!viewer?.contains(document.activeElement)) area.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    const draw = async () => {
      if (!area.current || !container.current) return;
      const { signal } = abort;
      const fitWidth = area.current.clientWidth;
      const request = { pdf, page, zoom, fitWidth, quote, signal };
      const mark = await drawPage({ ...request, container: container.current });
      if (signal.aborted) return;
      setDrawing(quote !== null && mark === null ? 'unmarked' : 'drawn');
      mark?.scrollIntoView({ block: 'center' });
    };
    draw().catch(() => {
      if (!abort.signal.aborted) setDrawing('failed');
    });
    return () => abort.abort();
  }, [pdf, page, zoom, quote]);
  return (
    <>
      {drawing === 'drawing' ? <Spinner label={texts.loadingPage(page)} /> : null}
      {drawing === 'unmarked' ? <Notice role="status">{texts.notHighlighted}</Notice> : null}
      {drawing === 'failed' ? (
        <Notice tone="danger" role="alert">
          {texts.pageNotShown}
        </Notice>
      ) : null}
      <div
        ref={area}
        className={css.area}
        tabIndex={0}
        role="region"
        aria-label={texts.pageName(page)}
        data-state={drawing}
      >
        <div ref={container} className={clsx(pageCss.pages, css.page)} />
      </div>
    </>
  );
}
