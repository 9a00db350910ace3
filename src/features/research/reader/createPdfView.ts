// The viewer takes the library from the global object, where this import puts it.
import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist';
import {
  EventBus,
  LinkTarget,
  PDFLinkService,
  type PDFPageView,
  PDFViewer,
  RenderingStates,
  SpreadMode,
} from 'pdfjs-dist/web/pdf_viewer.mjs';
import { createFind, type Find, type Found } from './createFind';
import { followPassage, type Passage } from './followPassage';

/** The most pixels of the picture of one page. Beyond, only the part in view is drawn sharply. */
const MAX_PIXELS = 5_000_000;

/** How many pages before and after those in view stay drawn. The library alone keeps ten. */
const DRAWN_AROUND = 2;

/** How pages fit: their natural size if there is room, the width of the view, or whole pages. */
export type Fit = 'auto' | 'page-width' | 'page-fit';

interface PdfViewOptions {
  pdf: PDFDocumentProxy;
  /** Scrolls; positioned absolutely. Its only child holds the pages. */
  container: HTMLDivElement;
  firstPage: number;
  passage: Passage | null;
  onPage: (page: number) => void;
  onFound: (found: Found) => void;
}

/** The pages of a PDF, one below the other or two side by side. Pages are counted from 1. */
export interface PdfView {
  goTo: (page: number) => void;
  /** Goes to the next page, or the one before; of pages side by side, to those after them. */
  turn: (by: 1 | -1) => void;
  /** Highlights a passage and shows it. */
  show: (passage: Passage) => void;
  /** Goes where an entry of the outline leads. */
  goToDestination: (destination: string | unknown[]) => void;
  magnify: (steps: number) => void;
  fit: (fit: Fit) => void;
  pairPages: (paired: boolean) => void;
  find: Find['find'];
  /** Removes the pages and frees their memory. */
  close: () => void;
}

/** The part of a page that keeps the elements of its text, which the library's types omit. */
interface TextKeeper {
  _textHighlighter: { setTextMapping: (elements: Node[], texts: string[]) => void };
}

/** The library keeps the elements of a page's text, although the page no longer shows them. */
const freeText = ({ _textHighlighter: keeper }: TextKeeper) => keeper.setTextMapping([], []);

/** Frees the pictures and texts of pages far from the view, each time that a page has been drawn. */
function freeFarPages(events: EventBus, viewer: PDFViewer): void {
  events.on('pagerendered', () => {
    const { first, last } = viewer._getVisiblePages() as Partial<
      Record<'first' | 'last', { id: number }>
    >;
    // A view without a size shows none.
    if (!first || !last) return;
    for (let at = 0; at < viewer.pagesCount; at += 1) {
      const isNear = at + 1 >= first.id - DRAWN_AROUND && at + 1 <= last.id + DRAWN_AROUND;
      const page = viewer.getPageView(at) as PDFPageView;
      if (isNear || page.renderingState === RenderingStates.INITIAL) continue;
      page.destroy();
      freeText(page);
    }
  });
}

/** Shows a PDF in a container with the library's viewer, which draws only the pages in view. */
export function createPdfView(options: PdfViewOptions): PdfView {
  const { pdf, container, firstPage, passage, onPage, onFound } = options;
  const abort = new AbortController();
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK });
  const { controller: findController, find } = createFind({ pdf, eventBus, linkService, onFound });
  // The viewer's types omit its signal.
  const parts = {
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: AnnotationMode.ENABLE,
    maxCanvasPixels: MAX_PIXELS,
    abortSignal: abort.signal,
  };
  const viewer = new PDFViewer(parts);
  linkService.setViewer(viewer);
  freeFarPages(eventBus, viewer);
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'auto';
    viewer.currentPageNumber = Math.min(firstPage, pdf.numPages);
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber));
  const highlight = followPassage(container, eventBus, viewer);
  if (passage) highlight(passage);
  viewer.setDocument(pdf);
  linkService.setDocument(pdf, null);

  // Pages that fit the view fit the new size, too.
  const resized = new ResizeObserver(() => {
    if (!viewer.pdfDocument || !viewer.firstPagePromise) return;
    const { currentScaleValue } = viewer;
    if (Number.isNaN(Number(currentScaleValue))) viewer.currentScaleValue = currentScaleValue;
    viewer.update();
  });
  resized.observe(container);

  return {
    goTo(page) {
      viewer.currentPageNumber = Math.min(Math.max(1, page), pdf.numPages);
    },
    turn(by) {
      if (by === 1) viewer.nextPage();
      else viewer.previousPage();
    },
    show(shown) {
      viewer.currentPageNumber = Math.min(shown.page, pdf.numPages);
      highlight(shown);
    },
    goToDestination(destination) {
      void linkService.goToDestination(destination);
    },
    magnify(steps) {
      viewer.updateScale({ steps });
    },
    fit(fit) {
      viewer.currentScaleValue = fit;
    },
    pairPages(paired) {
      viewer.spreadMode = paired ? SpreadMode.ODD : SpreadMode.NONE;
    },
    find,
    close() {
      resized.disconnect();
      abort.abort();
      linkService.setDocument(null);
      // The type of the viewer omits that it takes null.
      viewer.setDocument(null as unknown as PDFDocumentProxy);
    },
  };
}
