import { paths } from '#shared/paths';

/** A message as the server encrypts it for this browser. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** An open page, as the worker sees it. */
interface OpenPage {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** The worker's open pages. */
export interface OpenPages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
}

/** The part of the registration that shows notifications. */
export interface Notifier {
  showNotification(title: string, options: object): Promise<void>;
}

const ICON = '/icon-192.png';
const listPages = (pages: OpenPages) =>
  pages.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Shows a message. Browsers require that each is shown, so it makes no sound while the user is in
 * Quad, where the bell shows it too.
 */
export async function showMessage(
  { title, body, path, tag }: PushMessage,
  registration: Notifier,
  pages: OpenPages,
): Promise<void> {
  const isInQuad = (await listPages(pages)).some(({ focused }) => focused);
  const sound = isInQuad ? { silent: true } : { renotify: true };
  await registration.showNotification(title, { body, tag, icon: ICON, data: path, ...sound });
}

/** Opens a notification's page in an open tab, or in a new one. Only pages of Quad are opened. */
export async function openPage(path: unknown, origin: string, pages: OpenPages): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', origin);
  if (url.origin !== origin) return;
  const open = (await listPages(pages)).filter((page) => {
    const address = new URL(page.url);
    return address.origin === origin && address.pathname.startsWith(paths.dashboard);
  });
  const page = open.find(({ focused }) => focused) ?? open[0];
  if (!page) {
    await pages.openWindow(url.href);
    return;
  }
  // A browser that doesn't bring the page to the front can still show the new page in it.
  await page.focus().catch(() => undefined);
  try {
    await page.navigate(url.href);
  } catch {
    // A page that was loaded without the worker can't be navigated by it.
    await pages.openWindow(url.href);
  }
}
