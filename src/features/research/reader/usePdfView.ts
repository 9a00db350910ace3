import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ReaderPlace } from '#shared/pdf/readerPlace';
import type { Found } from './createFind';
import { createPdfView, type PdfView } from './createPdfView';

interface ShownPdf {
  /** For the element that scrolls. */
  container: RefObject<HTMLDivElement | null>;
  view: PdfView | null;
  /** Counted from 1. */
  page: number;
  found: Found;
}

const nothing: Found = { current: 0, total: 0, isPending: false, percent: 0 };

/** Shows a PDF, from a place of it. A later place of the same document is gone to. */
export function usePdfView(pdf: PDFDocumentProxy, place: ReaderPlace): ShownPdf {
  const container = useRef<HTMLDivElement>(null);
  const start = useRef(place);
  const [view, setView] = useState<PdfView | null>(null);
  const [page, setPage] = useState(() => Math.min(place.page ?? 1, pdf.numPages));
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!container.current) return;
    const { page: firstPage, quote } = start.current;
    const created = createPdfView({
      pdf,
      container: container.current,
      firstPage: firstPage ?? 1,
      passage: quote === null ? null : { page: firstPage ?? 1, quote },
      onPage: setPage,
      onFound: setFound,
    });
    setView(created);
    return () => created.close();
  }, [pdf]);
  return { container, view, page, found };
}
