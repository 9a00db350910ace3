import type {
  FileStore,
  KeyValueStore,
  Log,
  Ports,
  Socket,
  SocketHandlers,
  Unsubscribe,
} from '#shared/ports';
import { countInWindowName } from '#shared/lib/windowName';
import { deleteReadsCache } from '../offline/readsCache';

const CHANNEL_NAME = 'quad';

function listen(target: EventTarget, type: string, run: () => void): Unsubscribe {
  target.addEventListener(type, run);
  return () => target.removeEventListener(type, run);
}

/** The content of a `meta` tag that the server wrote into the page's head. */
const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

function readApiBase(): string {
  const address = new URL(readMeta('quad-api-base') || '/api', window.location.origin).href;
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

// Merely naming `localStorage` throws where storage is blocked, so it is named at each use.
const storeIn = (area: 'localStorage' | 'sessionStorage'): KeyValueStore => ({
  get: (key) => window[area].getItem(key),
  set: (key, value) => window[area].setItem(key, value),
  remove: (key) => window[area].removeItem(key),
});

/**
 * Session cookies: the only storage that all tabs share and that is cleared when the browser
 * closes.
 */
const browserSession: KeyValueStore = {
  get(key) {
    const prefix = `${key}=`;
    const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
    return cookie === undefined ? null : decodeURIComponent(cookie.slice(prefix.length));
  },
  set(key, value) {
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; SameSite=Strict`;
  },
  remove(key) {
    document.cookie = `${key}=; path=/; SameSite=Strict; Max-Age=0`;
  },
};

/** A file store backed by IndexedDB. Its code is fetched on first use. */
function createFileStore(): FileStore {
  let isUsed = false;
  const load = async () => {
    isUsed = true;
    return (await import(/* webpackChunkName: "idb-keyval" */ './browserFiles')).browserFiles;
  };
  return {
    get: async (key) => (await load()).get(key),
    set: async (key, value) => (await load()).set(key, value),
    remove: async (key) => (await load()).remove(key),
    // Without the code nothing is being stored, and the end of a session must not wait for it.
    settled: async () => (isUsed ? (await load()).settled() : undefined),
  };
}

/** Push messages. The code is fetched on first use. */
function createPush(): Ports['push'] {
  const load = async () =>
    (await import(/* webpackChunkName: "push" */ './browserPush')).browserPush;
  return {
    read: async () => (await load()).read(),
    find: async () => (await load()).find(),
    subscribe: async (publicKey) => (await load()).subscribe(publicKey),
    async unsubscribe() {
      // Without permission there is no subscription.
      if ('Notification' in window && Notification.permission === 'granted')
        await (await load()).unsubscribe();
    },
  };
}

/** Shows the unread count before the document title and on the icons. */
function showUnread(count: number): void {
  countInWindowName(count);
  // Loaded only when something is unread, because most pages never need it. Without a connection the
  // icons stay as they are until the next change.
  void import(/* webpackChunkName: "favicon-badge" */ './faviconBadge').then(
    ({ showOnIcons }) => showOnIcons(count),
    () => undefined,
  );
}

const log: Log = {
  info: (text, facts) => console.info(text, facts ?? ''),
  warn: (text, facts) => console.warn(text, facts ?? ''),
  error: (text, facts) => console.error(text, facts ?? ''),
};

function onStored(run: (key: string | null) => void): Unsubscribe {
  const receive = (event: StorageEvent) => run(event.key);
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

/** Enough time to read a short sentence. */
const READING_MS = 1_500;
function createTabs(): Ports['tabs'] {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, onMessage: () => () => undefined, onStored };
  }
  let opened: BroadcastChannel | undefined;
  const channel = () => (opened ??= new BroadcastChannel(CHANNEL_NAME));
  return {
    post: (message) => channel().postMessage(message),
    onMessage(run) {
      const receive = (event: MessageEvent<unknown>) => run(event.data);
      channel().addEventListener('message', receive);
      return () => channel().removeEventListener('message', receive);
    },
    onStored,
  };
}

function openSocket(address: string, protocols: string[], handlers: SocketHandlers): Socket {
  const socket = new WebSocket(address, protocols);
  socket.onopen = () => handlers.onOpen();
  socket.onmessage = (event: MessageEvent<unknown>) => handlers.onMessage(event.data);
  socket.onclose = (event) => handlers.onClose(event.code);
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

function createId(): string {
  // `randomUUID` is missing on plain-http origins other than localhost.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser as the application sees it. Only this file uses browser globals. */
export function createBrowserPorts(): Ports {
  return {
    config: {
      apiBase: readApiBase(),
      hasGoogle: readMeta('quad-google') === 'on',
      hasSite: readMeta('quad-site') === 'on',
      hasNotice: readMeta('quad-notice') === 'on',
    },
    clock: { now: () => Date.now() },
    ids: { next: createId },
    random: () => Math.random(),
    timers: {
      set: (run, ms) => window.setTimeout(run, ms),
      clear: (timer) => window.clearTimeout(timer),
    },
    localStore: storeIn('localStorage'),
    browserSession,
    tabStore: storeIn('sessionStorage'),
    fileStore: createFileStore(),
    keptReads: {
      // The Cache API is missing on plain-http origins other than localhost, so nothing is cached
      // there.
      forget: async () => {
        if ('caches' in window) await deleteReadsCache(caches);
      },
    },
    push: createPush(),
    openSocket,
    createUpload: () => new XMLHttpRequest(),
    network: {
      isOnline: () => navigator.onLine,
      onOnline: (run) => listen(window, 'online', run),
    },
    page: {
      path: () => window.location.pathname + window.location.search,
      reload: () => window.location.reload(),
      // `window.name` survives a same-site document load, even where storage is blocked.
      hardRedirect(path, note) {
        window.name = note;
        window.location.replace(path);
      },
      takeNote() {
        const { name } = window;
        if (!name.startsWith('/')) return null;
        window.name = '';
        return name;
      },
      // Start timing at the next frame: a busy page may need a while, and a hidden page has no
      // reader.
      afterReading: (run) => requestAnimationFrame(() => setTimeout(run, READING_MS)),
      showUnread,
      onVisibilityChange: (run) =>
        listen(document, 'visibilitychange', () => run(document.visibilityState === 'visible')),
      onHide: (run) => listen(window, 'pagehide', run),
    },
    tabs: createTabs(),
    log,
  };
}
