import { scrollBehaviour } from '#shared/hooks/useMediaQuery';
import type { Mark } from './changedMark';

/** How long the ring around a changed item lasts. */
const RING_MS = 1_000;

/** The element of the first of these items that the screen shows. */
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

/** Scrolls what is out of sight to the middle of its screen, and the page around it not at all. */
function bringIntoView(scroller: HTMLElement, element: HTMLElement): void {
  const view = scroller.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  // The screen is scaled to its place; what it scrolls by is not.
  const scale = view.height / scroller.offsetHeight;
  const room = Math.max(0, view.height - height) / 2;
  scroller.scrollBy({ top: (top - view.top - room) / scale, behavior: scrollBehaviour() });
}

/**
 * Shows which item a step changed, once the screen is drawn: brings it into view and rings it for a
 * second. Returns the way to end that.
 */
export function showChange(scroller: HTMLElement, marks: readonly Mark[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let element: HTMLElement | undefined;
  const end = () => element?.removeAttribute('data-changed');
  const show = () => {
    element = findMarked(scroller, marks);
    if (!element) return;
    bringIntoView(scroller, element);
    element.setAttribute('data-changed', '');
    timer = setTimeout(end, RING_MS);
  };
  // The first frame draws the screen, the second finds it laid out.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(show);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    end();
  };
}
