// The viewer takes the library from the global object, where this import puts it.
import { AnnotationMode, PixelsPerInch, type PDFDocumentProxy } from 'pdfjs-dist';
import { EventBus, GenericL10n, PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { markPassage, type LaidOut } from '#shared/pdf/markPassage';

interface PageRequest {
  pdf: PDFDocumentProxy;
  page: number;
  /** The width in CSS pixels at which the whole page fits. */
  fitWidth: number;
  /** 1 fits the width. */
  zoom: number;
  /** Holds nothing but the page. */
  container: HTMLDivElement;
  quote: string | null;
  signal: AbortSignal;
}

/**
 * Draws a page and its text layer, and highlights the quote. Returns the first mark, or null if
 * there is none.
 */
export async function drawPage(request: PageRequest): Promise<HTMLElement | null> {
  const { pdf, fitWidth, zoom, container, quote, signal } = request;
  const page = await pdf.getPage(request.page);
  if (signal.aborted) return null;
  const natural = page.getViewport({ scale: PixelsPerInch.PDF_TO_CSS_UNITS });
  const eventBus = new EventBus();
  const laidOut = new Promise<LaidOut>((resolve) => {
    eventBus.on('textlayerrendered', resolve);
  });
  container.replaceChildren();
  const view = new PDFPageView({
    container,
    eventBus,
    id: request.page,
    scale: (fitWidth / natural.width) * zoom,
    defaultViewport: natural,
    annotationMode: AnnotationMode.ENABLE,
    // The whole page is drawn sharply, not only the part in view.
    enableDetailCanvas: false,
    capCanvasAreaFactor: -1,
    // Passed, so that the library doesn't name the page. Its area does.
    l10n: new GenericL10n(null),
  });
  signal.addEventListener('abort', () => view.destroy());
  view.setPdfPage(page);
  await view.draw();
  if (signal.aborted || quote === null) return null;
  return markPassage(await laidOut, quote);
}
