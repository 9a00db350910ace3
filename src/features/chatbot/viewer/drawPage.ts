import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import { markQuote } from '#shared/pdf/markQuote';

interface PageRequest {
  pdf: PDFDocumentProxy;
  page: number;
  /** The width in CSS pixels at which the whole page fits. */
  fitWidth: number;
  /** 1 fits the width. */
  zoom: number;
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  quote: string | null;
  signal: AbortSignal;
}

/**
 * Draws a page and its text layer, and highlights the quote. Returns the first mark, or null if
 * there is none.
 */
export async function drawPage(request: PageRequest): Promise<HTMLElement | null> {
  const { pdf, fitWidth, zoom, canvas, text, quote, signal } = request;
  const page = await pdf.getPage(request.page);
  const scale = (fitWidth / page.getViewport({ scale: 1 }).width) * zoom;
  const viewport = page.getViewport({ scale });
  if (signal.aborted) return null;
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const box = canvas.parentElement;
  box?.style.setProperty('--total-scale-factor', String(scale));
  box?.style.setProperty('inline-size', `${Math.floor(viewport.width)}px`);
  box?.style.setProperty('block-size', `${Math.floor(viewport.height)}px`);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  signal.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  const textContentSource = await page.getTextContent();
  if (signal.aborted) return null;
  text.replaceChildren();
  const layer = new TextLayer({ textContentSource, container: text, viewport });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render();
  return quote === null ? null : (markQuote(layer.textDivs, quote)[0] ?? null);
}
