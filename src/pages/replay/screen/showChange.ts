import { scrollBehaviour } from '#shared/hooks/useMediaQuery';
import type { Mark } from './changedMark';

/** How long the ring around a changed item is shown. */
const RING_MS = 1_000;

/** Finds the element of the first of these items that is on the screen. */
function findMarked(screen: HTMLElement, marks: readonly Mark[]): HTMLElement | undefined {
  const all = [
    ...screen.querySelectorAll<HTMLElement>(
      '[data-post-id], [data-comment-id], [data-event-id], [data-message-id]',
    ),
  ];
  const byMark = new Map(
    all.flatMap((element) =>
      Object.entries(element.dataset).map(([name, id]) => [`${name} ${id}`, element] as const),
    ),
  );
  return marks.flatMap(({ kind, id }) => byMark.get(`${kind}Id ${id}`) ?? [])[0];
}

/**
 * Scrolls an element that is out of view to the middle of its screen, without scrolling the page
 * around it.
 */
function bringIntoView(scroller: HTMLElement, element: HTMLElement): void {
  const view = scroller.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  // The screen is scaled, but its scroll offsets are not.
  const scale = view.height / scroller.offsetHeight;
  const room = Math.max(0, view.height - height) / 2;
  scroller.scrollBy({ top: (top - view.top - room) / scale, behavior: scrollBehaviour() });
}

/**
 * Highlights the item that a step changed: scrolls it into view and shows a ring for a second. If
 * the screen renders it later, as after a jump, it is highlighted then. Returns a function that
 * cancels this.
 */
export function showChange(scroller: HTMLElement, marks: readonly Mark[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let element: HTMLElement | undefined;
  const hideRing = () => element?.removeAttribute('data-changed');
  const show = () => {
    // A jump may replace the element, or the whole page, after it was found.
    if (element?.isConnected) return;
    element = findMarked(scroller, marks);
    if (!element) return;
    bringIntoView(scroller, element);
    element.setAttribute('data-changed', '');
    clearTimeout(timer);
    timer = setTimeout(() => {
      observer.disconnect();
      hideRing();
    }, RING_MS);
  };
  const observer = new MutationObserver(show);
  // The screen renders in the first frame, and its layout is ready in the second.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      observer.observe(scroller, { childList: true, subtree: true });
      show();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer.disconnect();
    hideRing();
  };
}
