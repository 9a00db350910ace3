import { drawDot } from './drawDot';

/**
 * Delay before the icons change, so that a message in the open conversation does not flash a badge.
 */
const STANDS_MS = 300;

let unread = 0;
let isMarked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The original attributes of the page's icons, by element. */
const icons = new Map<HTMLLinkElement, { href: string; type: string }>();

function restoreIcons(): void {
  icons.forEach(({ href, type }, link) => Object.assign(link, { href, type }));
}

async function markIcons(): Promise<void> {
  if (icons.size === 0)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]'))
      icons.set(link, { href: link.href, type: link.type });
  const [first] = icons.values();
  const drawn = first ? await drawDot(first.href) : null;
  // Everything may have been read while the icon was drawn.
  if (drawn === null || !isMarked) return;
  icons.forEach((_icon, link) => Object.assign(link, { href: drawn, type: 'image/png' }));
}

/** Sets the app badge. The promise rejects where the browser does not allow a badge. */
function badgeApp(): void {
  if (!('setAppBadge' in navigator)) return;
  const done = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  done.catch(() => undefined);
}

function showUnread(): void {
  badgeApp();
  if (isMarked === unread > 0) return;
  isMarked = unread > 0;
  if (isMarked) void markIcons();
  else restoreIcons();
}

/**
 * Shows the unread count as a dot on the favicon and as a badge on the app, after a short delay.
 */
export function showOnIcons(count: number): void {
  unread = count;
  clearTimeout(timer);
  timer = setTimeout(showUnread, STANDS_MS);
}
