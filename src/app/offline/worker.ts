import { createBuiltFiles, type BuiltFile } from './builtFiles';
import { respondToRead, isBlock, isLogout, isRead } from './keptReads';
import { openPage, showMessage, type OpenPages } from './pushMessages';
import { clearReadsCache, deleteReadsCache } from './readsCache';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface PushedEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends WorkerEvent {
  readonly notification: Notification;
}

interface ChangeEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
}

/**
 * The parts of the service worker global scope used here, which TypeScript's DOM library leaves
 * out.
 */
interface WorkerScope {
  /** The build's files. The build replaces this expression with the list. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: OpenPages & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', run: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', run: (event: RequestEvent) => void): void;
  addEventListener(type: 'push', run: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', run: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', run: (event: ChangeEvent) => void): void;
}
declare const self: WorkerScope;

const TAKE_OVER = 'take over';
const send = (request: Request) => fetch(request);
const built = createBuiltFiles(self.__WB_MANIFEST, caches, send);

/**
 * Lets a newer build take over on a page load if no other page is open, because that page would
 * lose its files. Never switches in the middle of a page, because the user may be typing.
 */
async function activateWaitingBuild(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) self.registration.waiting?.postMessage(TAKE_OVER);
}

/** Returns the server's page if it responds. Otherwise returns this build's application shell. */
async function respondToPage(event: RequestEvent): Promise<Response> {
  try {
    const response = await send(event.request);
    event.waitUntil(activateWaitingBuild());
    return response;
  } catch (failure) {
    const shell = await built.shell();
    if (shell) return shell;
    throw failure;
  }
}

async function respondToFile({ request }: RequestEvent, path: string): Promise<Response> {
  return (await built.find(path)) ?? send(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(built.install(self.location.origin));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(built.forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isLogout(request)) event.waitUntil(deleteReadsCache(caches));
  else if (isBlock(request)) event.waitUntil(clearReadsCache(caches));
  else if (isRead(request)) {
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    event.respondWith(respondToRead(request, { storage: caches, send, waitUntil, now: Date.now }));
  } else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(respondToPage(event));
  else if (request.method === 'GET' && built.has(pathname))
    event.respondWith(respondToFile(event, pathname));
});

self.addEventListener('push', (event) => {
  const message = event.data?.json() as Parameters<typeof showMessage>[0] | undefined;
  if (message) event.waitUntil(showMessage(message, self.registration, self.clients));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPage(notification.data, self.location.origin, self.clients));
});

// The next page that opens sends the new address to the server.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { options } = event.oldSubscription ?? {};
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options));
});
