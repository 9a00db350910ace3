import type {
  FileStore,
  KeyValueStore,
  Log,
  Ports,
  PushAddress,
  PushState,
  SocketHandlers,
} from '../ports';

/** A store in memory whose content is open to the test. */
export class FakeStore implements KeyValueStore {
  readonly texts = new Map<string, string>();
  /** Number of calls that changed something. */
  writes = 0;
  /** Makes every read, write, or both throw. */
  broken: 'no' | 'writes' | 'all' = 'no';

  constructor(texts: Readonly<Record<string, string>> = {}) {
    Object.entries(texts).forEach(([key, text]) => this.texts.set(key, text));
  }

  get(key: string): string | null {
    if (this.broken === 'all') throw new DOMException('Blocked', 'SecurityError');
    return this.texts.get(key) ?? null;
  }

  set(key: string, value: string): void {
    if (this.broken !== 'no') throw new DOMException('Full', 'QuotaExceededError');
    this.writes += 1;
    this.texts.set(key, value);
  }

  remove(key: string): void {
    if (this.broken === 'all') throw new DOMException('Blocked', 'SecurityError');
    this.writes += 1;
    this.texts.delete(key);
  }
}

/** A store for files in memory whose content is open to the test. */
export class FakeFileStore implements FileStore {
  readonly values = new Map<string, unknown>();
  /** Makes every call reject, as in a browser that keeps no files. */
  isOff = false;

  private act<T>(run: () => T): Promise<T> {
    return this.isOff
      ? Promise.reject(new DOMException('Off', 'InvalidStateError'))
      : Promise.resolve(run());
  }

  get = (key: string) => this.act(() => this.values.get(key));
  set = (key: string, value: unknown) => this.act(() => void this.values.set(key, value));
  settled = () => this.act(() => undefined);
  remove = (key: string) => this.act(() => void this.values.delete(key));
}

/** A socket that does what the test says. */
export class FakeSocket {
  readonly sent: string[] = [];
  isOpen = false;
  isClosedByClient = false;

  constructor(
    readonly address: string,
    readonly protocols: string[],
    private readonly handlers: SocketHandlers,
  ) {}

  send(text: string): void {
    if (!this.isOpen) throw new DOMException('Not open', 'InvalidStateError');
    this.sent.push(text);
  }

  close(): void {
    this.isOpen = false;
    this.isClosedByClient = true;
  }

  /** The server accepts. */
  open(): void {
    this.isOpen = true;
    this.handlers.onOpen();
  }

  /** The server sends a frame. Anything but text is sent as JSON. */
  receive(frame: unknown): void {
    this.handlers.onMessage(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** The server, or the network, closes. */
  drop(code: number): void {
    this.isOpen = false;
    this.handlers.onClose(code);
  }
}

/** Timers that move only when the test says so. */
export class FakeTimers {
  private nextId = 1;
  private readonly waiting = new Map<number, { at: number; run: () => void }>();
  /** Milliseconds since 1970. */
  time = Date.UTC(2026, 0, 1);

  set = (run: () => void, ms: number): number => {
    const id = this.nextId++;
    this.waiting.set(id, { at: this.time + ms, run });
    return id;
  };

  clear = (timer: number): void => {
    this.waiting.delete(timer);
  };

  /** Lets time pass, running what falls due in its order. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.waiting].filter(([, { at }]) => at <= end);
      const [first] = due.sort(([, a], [, b]) => a.at - b.at);
      if (!first) break;
      const [id, { at, run }] = first;
      this.waiting.delete(id);
      this.time = at;
      run();
    }
    this.time = end;
  }
}

/** One kind of event of the outside world. */
class FakeEvent<T> {
  private readonly listeners = new Set<(value: T) => void>();

  listen = (run: (value: T) => void) => {
    this.listeners.add(run);
    return () => {
      this.listeners.delete(run);
    };
  };

  fire(value: T): void {
    [...this.listeners].forEach((run) => run(value));
  }
}

/** Ports without a browser behind them, and the handles to play the outside world. */
export interface FakePorts extends Ports {
  localStore: FakeStore;
  browserSession: FakeStore;
  tabStore: FakeStore;
  fileStore: FakeFileStore;
  timers: FakeTimers;
  /** Every socket opened so far, in order. */
  sockets: FakeSocket[];
  /** Every line logged, as `level text`. */
  logged: string[];
  /** Every message to the other tabs. */
  posted: unknown[];
  reloads: number;
  /** How often the responses cached for offline reading were deleted. */
  forgotten: number;
  /** Every path that was loaded as a new document, in order. */
  redirects: string[];
  /** The note passed to the next document. */
  note: string | null;
  /** Every unread count that was shown, in order. */
  unreadShown: number[];
  pushState: PushState;
  /** The user refuses the permission. */
  refusesPush: boolean;
  currentPath: string;
  goOnline(): void;
  hidePage(): void;
  showPage(isVisible: boolean): void;
  receiveFromTab(message: unknown): void;
  /** Another tab writes a text into `localStore`, or removes it by null. */
  storeFromTab(key: string, text: string | null): void;
}

/** The address of a subscribed browser. */
export const PUSH_ADDRESS: PushAddress = {
  endpoint: 'https://push.example/ada',
  keys: { p256dh: 'point', auth: 'secret' },
};

/** Base address in tests; msw responds there. */
export const TEST_API_BASE = 'http://localhost/api';

/** Makes ports for a test; `stored` is what the browser's storage holds. */
export function createFakePorts(stored: Readonly<Record<string, string>> = {}): FakePorts {
  const timers = new FakeTimers();
  const online = new FakeEvent<void>();
  const hide = new FakeEvent<void>();
  const visibility = new FakeEvent<boolean>();
  const tab = new FakeEvent<unknown>();
  const storedElsewhere = new FakeEvent<string | null>();
  const logged: string[] = [];
  const write = (level: string) => (text: string) => void logged.push(`${level} ${text}`);
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  let ids = 0;

  const ports: FakePorts = {
    config: { apiBase: TEST_API_BASE, hasGoogle: true, hasSite: false, hasNotice: false },
    clock: { now: () => timers.time },
    ids: { next: () => `id-${++ids}` },
    random: () => 0.5,
    timers,
    localStore: new FakeStore(stored),
    browserSession: new FakeStore(),
    tabStore: new FakeStore(),
    fileStore: new FakeFileStore(),
    keptReads: {
      forget: () => {
        ports.forgotten += 1;
        return Promise.resolve();
      },
    },
    push: {
      read: () => Promise.resolve(ports.pushState),
      find: () => Promise.resolve(ports.pushState === 'on' ? PUSH_ADDRESS : null),
      subscribe: () => {
        if (ports.pushState === 'off') ports.pushState = ports.refusesPush ? 'denied' : 'on';
        return Promise.resolve(ports.pushState === 'on' ? PUSH_ADDRESS : null);
      },
      unsubscribe: () => {
        if (ports.pushState === 'on') ports.pushState = 'off';
        return Promise.resolve();
      },
    },
    pushState: 'unsupported',
    refusesPush: false,
    forgotten: 0,
    sockets: [],
    openSocket(address, protocols, handlers) {
      const socket = new FakeSocket(address, protocols, handlers);
      ports.sockets.push(socket);
      return socket;
    },
    createUpload: () => new XMLHttpRequest(),
    network: { isOnline: () => navigator.onLine, onOnline: online.listen },
    page: {
      path: () => ports.currentPath,
      reload: () => {
        ports.reloads += 1;
      },
      hardRedirect(path, note) {
        ports.redirects.push(path);
        ports.note = note;
      },
      takeNote() {
        const { note } = ports;
        ports.note = null;
        return note;
      },
      afterReading: (run) => void setTimeout(run),
      showUnread: (count) => void ports.unreadShown.push(count),
      onVisibilityChange: visibility.listen,
      onHide: hide.listen,
    },
    tabs: {
      post: (message) => void ports.posted.push(message),
      onMessage: tab.listen,
      onStored: storedElsewhere.listen,
    },
    log,
    logged,
    posted: [],
    reloads: 0,
    redirects: [],
    note: null,
    unreadShown: [],
    currentPath: '/dashboard/posts',
    goOnline: () => online.fire(),
    hidePage: () => hide.fire(),
    showPage: (isVisible) => visibility.fire(isVisible),
    receiveFromTab: (message) => tab.fire(message),
    storeFromTab(key, text) {
      if (text === null) ports.localStore.texts.delete(key);
      else ports.localStore.texts.set(key, text);
      storedElsewhere.fire(key);
    },
  };
  return ports;
}
