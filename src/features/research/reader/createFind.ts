import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  FindState,
  PDFFindController,
  type EventBus,
  type PDFLinkService,
} from 'pdfjs-dist/web/pdf_viewer.mjs';

/** How far a search is: the place of the shown match, and their number so far. */
export interface Found {
  current: number;
  total: number;
  /** The shown match is still being looked for. */
  isPending: boolean;
  /** How many of a hundred pages have been searched. */
  percent: number;
}

/** A search in a PDF, which reads the text of one page after the other. */
export interface Find {
  /** For the viewer, which highlights the matches. */
  controller: PDFFindController;
  /** Highlights a text everywhere and goes to the next match, or the one before. '' ends it. */
  find: (text: string, step?: 'next' | 'previous') => void;
}

interface FindOptions {
  pdf: PDFDocumentProxy;
  eventBus: EventBus;
  linkService: PDFLinkService;
  onFound: (found: Found) => void;
}

/** Creates the search in a PDF. The pages that it has read are kept, unless it ends before the last. */
export function createFind({ pdf, eventBus, linkService, onFound }: FindOptions): Find {
  const controller = new PDFFindController({ eventBus, linkService });
  const found: Found = { current: 0, total: 0, isPending: false, percent: 0 };
  const report = (change: Partial<Found>) => onFound({ ...Object.assign(found, change) });
  const pagesSearched = () => controller.pageMatches?.length ?? 0;

  type Matches = Pick<Found, 'current' | 'total'>;
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: Matches }) =>
    report(matchesCount),
  );
  eventBus.on(
    'updatefindcontrolstate',
    ({ state, matchesCount }: { state: number; matchesCount: Matches }) =>
      report({ ...matchesCount, isPending: state === FindState.PENDING }),
  );
  // Comes after each page.
  eventBus.on('updatetextlayermatches', () => {
    const percent = Math.floor((100 * pagesSearched()) / pdf.numPages);
    if (percent !== found.percent) report({ percent });
  });

  // Resolves once no page is being read for a search that was stopped.
  let stopped: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  /** Without its document, the search reads no more pages, and forgets those that it has read. */
  const stop = () => {
    isStopped = true;
    stopped = Promise.all(controller._extractTextPromises as Promise<void>[]);
    controller.setDocument(null as unknown as PDFDocumentProxy);
    eventBus.dispatch('updatetextlayermatches', { source: controller, pageIndex: -1 });
  };
  let wanted = '';
  const start = (query: string, type: '' | 'again', findPrevious: boolean) => {
    if (query !== wanted) return;
    if (isStopped) controller.setDocument(pdf);
    isStopped = false;
    eventBus.dispatch('find', {
      source: controller,
      type,
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      matchDiacritics: false,
      findPrevious,
    });
  };
  return {
    controller,
    find(text, step) {
      const wasOn = wanted !== '';
      wanted = text;
      if (text !== '')
        void stopped.then(() => start(text, step ? 'again' : '', step === 'previous'));
      else {
        eventBus.dispatch('findbarclose', { source: controller });
        if (wasOn && pagesSearched() < pdf.numPages) stop();
      }
    },
  };
}
