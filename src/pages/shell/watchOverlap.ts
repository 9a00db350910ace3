/** Margin kept between the launcher and the content next to it. */
const MARGIN_PX = 4;
/** How often to check, because content may change without a scroll or resize, as on navigation. */
const CHECK_MS = 1_000;
const SHOWN = 'a, button, input, select, textarea, img, video, canvas, svg, iframe';

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );

/** Whether the element shows something to the reader, rather than empty page background. */
function isContent(element: Element): boolean {
  if (element.matches('html, body, #root, main')) return false;
  if (element.matches(SHOWN) || hasWords(element)) return true;
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)');
}

/** Whether page content is under the button or within a few pixels of it. */
function isCovering(button: Element): boolean {
  const content = document.getElementById('content');
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const columns = [left - MARGIN_PX, (left + right) / 2, right + MARGIN_PX];
  const rows = [top - MARGIN_PX, (top + bottom) / 2, bottom + MARGIN_PX];
  return columns.some((x) =>
    rows.some((y) => {
      const below = document.elementsFromPoint(x, y).find((each) => content?.contains(each));
      return below !== undefined && isContent(below);
    }),
  );
}

/**
 * Keeps `data-room` on the button up to date: `taken` if it would cover page content, otherwise
 * `free`.
 */
export function watchOverlap(button: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  let frame = 0;
  const check = () => {
    frame = 0;
    button.dataset.room = isCovering(button) ? 'taken' : 'free';
  };
  const checkSoon = () => {
    frame ||= requestAnimationFrame(check);
  };
  const timer = setInterval(checkSoon, CHECK_MS);
  window.addEventListener('scroll', checkSoon, { passive: true, signal });
  window.addEventListener('resize', checkSoon, { signal });
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
  });
  checkSoon();
}
