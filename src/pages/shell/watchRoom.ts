/** Room kept between the launcher and what stands beside it. */
const MARGIN_PX = 4;
/** Content may come without a scroll or a change of size, as when a page is replaced. */
const CHECK_MS = 1_000;
const SHOWN = 'a, button, input, select, textarea, img, video, canvas, svg, iframe';

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );

/** Whether a reader sees something at this element, rather than the empty side of a page. */
function isContent(element: Element): boolean {
  if (element.matches('html, body, #root, main')) return false;
  if (element.matches(SHOWN) || hasWords(element)) return true;
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)');
}

/** Whether content of the page is under the button, or a few pixels beside it. */
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

/** Keeps `data-room` on the button: `free` where it covers nothing of the page, `taken` where it would. */
export function watchRoom(button: HTMLElement, signal: AbortSignal): void {
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
