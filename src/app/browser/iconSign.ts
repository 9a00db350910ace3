import { drawDot } from './drawDot';

/** A sign that comes and goes at once, as for a message in the conversation that is open, is none. */
const STANDS_MS = 300;

let unread = 0;
let isMarked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The icons as the page came with them, by their element. */
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
  // It may have been read while the icon was drawn.
  if (drawn === null || !isMarked) return;
  icons.forEach((_icon, link) => Object.assign(link, { href: drawn, type: 'image/png' }));
}

/** A browser that does not let the application have a badge says so by failing. */
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

/** Tells how much is unread by a dot on the window's icon and by a badge on the application's, a moment later. */
export function showOnIcons(count: number): void {
  unread = count;
  clearTimeout(timer);
  timer = setTimeout(showUnread, STANDS_MS);
}
