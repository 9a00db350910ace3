import { markPassage, type LaidOut } from '#shared/pdf/markPassage';

/** A passage to highlight: its page, counted from 1, and its words. */
export interface Passage {
  page: number;
  quote: string;
}

/** The parts of the library's viewer that highlighting needs. */
interface Pages {
  /** The page at an index, counted from 0, or undefined as long as there is none. */
  getPageView: (index: number) => LaidOut['source'] | undefined;
}

interface Events {
  on: (name: 'textlayerrendered', listener: (laidOut: LaidOut) => void) => void;
}

/** Removes a mark, and joins the text around it. */
function unmark(mark: Element): void {
  const line = mark.parentElement;
  mark.replaceWith(...mark.childNodes);
  line?.normalize();
}

/**
 * Returns the function that highlights a passage instead of the one before: now, or once its page
 * is laid out, and whenever that happens again. Scrolls to it the first time.
 */
export function followPassage(
  container: HTMLElement,
  events: Events,
  pages: Pages,
): (passage: Passage) => void {
  let passage: Passage | null = null;
  let isShown = false;
  const mark = (laidOut: LaidOut) => {
    if (laidOut.pageNumber !== passage?.page) return;
    const shown = markPassage(laidOut, passage.quote);
    if (!shown || isShown) return;
    shown.scrollIntoView({ block: 'center' });
    isShown = true;
  };
  events.on('textlayerrendered', mark);
  return (next) => {
    for (const old of container.querySelectorAll('mark')) unmark(old);
    passage = next;
    isShown = false;
    const source = pages.getPageView(next.page - 1);
    if (source) mark({ pageNumber: next.page, source });
  };
}
