/**
 * String storage by key. Every method may throw, because storage can be disabled, full or blocked.
 */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Storage by key for files and other plain values in this browser. Every method may reject, because
 * such storage can be disabled, full or blocked.
 */
export interface FileStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Resolves when no change is pending. */
  settled(): Promise<void>;
}

/** The events of a socket. After `onClose` there are no more. */
export interface SocketHandlers {
  onOpen(): void;
  onMessage(data: unknown): void;
  onClose(code: number): void;
}

/** An open or opening socket. */
export interface Socket {
  /** Throws while the socket is not open. */
  send(text: string): void;
  close(): void;
}

/** Unsubscribes. */
export type Unsubscribe = () => void;

/**
 * `install`: only after Quad is added to the home screen. `denied`: the user has refused the
 * permission, which only the browser's settings change.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** A subscription of the browser, as the server stores it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Log {
  info(text: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(text: string, facts?: Readonly<Record<string, unknown>>): void;
  error(text: string, facts?: Readonly<Record<string, unknown>>): void;
}

/**
 * The application's interface to the outside world. Thunks get it as their extra argument,
 * listeners as `extra`. Tests and replays pass their own.
 */
export interface Ports {
  config: {
    /** Absolute address of the API without a trailing slash, such as `https://host/api`. */
    apiBase: string;
    /** Whether the server offers sign-in with Google. */
    hasGoogle: boolean;
    /** Whether the operator's name, contact or pages can be read from the server. */
    hasSite: boolean;
    /** Whether the server has a notice for everyone. */
    hasNotice: boolean;
  };
  clock: { /** Milliseconds since 1970. */ now(): number };
  ids: { /** A new unique id, valid as `client_id` and `Idempotency-Key`. */ next(): string };
  /** At least 0 and less than 1. */
  random(): number;
  timers: {
    set(run: () => void, ms: number): number;
    clear(timer: number): void;
  };
  /** Kept until cleared, shared by all tabs. */
  localStore: KeyValueStore;
  /** Cleared when the browser is closed, shared by all tabs until then. */
  browserSession: KeyValueStore;
  /** This tab's own, which a reload keeps and closing the tab clears. */
  tabStore: KeyValueStore;
  /** Kept until cleared, shared by all tabs. Accepts files, unlike `localStore`. */
  fileStore: FileStore;
  /** The responses cached for offline reading. */
  keptReads: {
    /** Deletes the cache. May reject, like every storage. */
    forget(): Promise<void>;
  };
  /** Notifications that the browser shows while Quad is closed. */
  push: {
    /** Whether this browser can show them, and does. */
    read(): Promise<PushState>;
    /** The address at which the browser receives them, or null if it has none. */
    find(): Promise<PushAddress | null>;
    /** Asks for permission and returns an address. Returns null if the user refuses. May reject. */
    subscribe(publicKey: string): Promise<PushAddress | null>;
    /** Gives the address up, if there is one. */
    unsubscribe(): Promise<void>;
  };
  openSocket(address: string, protocols: string[], handlers: SocketHandlers): Socket;
  /** Creates a request that reports upload progress. */
  createUpload(): XMLHttpRequest;
  network: {
    /** False only if there is certainly no network. */
    isOnline(): boolean;
    onOnline(run: () => void): Unsubscribe;
  };
  page: {
    /** Path and query of the current page. */
    path(): string;
    reload(): void;
    /** Loads a new document at a path of ours, and passes it another path as a note. */
    hardRedirect(path: string, note: string): void;
    /** Returns the path passed by this tab's previous document, once. */
    takeNote(): string | null;
    /** Runs once the current content was on screen long enough to be read. */
    afterReading(run: () => void): void;
    /** Shows the unread count in the document title, the favicon and the app badge. */
    showUnread(count: number): void;
    /** Runs when the page becomes visible or hidden. */
    onVisibilityChange(run: (isVisible: boolean) => void): Unsubscribe;
    /** Runs when the page is about to be unloaded. */
    onHide(run: () => void): Unsubscribe;
  };
  /** The same application in other tabs of this browser. */
  tabs: {
    post(message: unknown): void;
    onMessage(run: (message: unknown) => void): Unsubscribe;
    /** Runs when another tab changed `localStore`, with the changed key, or null for all. */
    onStored(run: (key: string | null) => void): Unsubscribe;
  };
  log: Log;
}

/** Options for exporting this page's action log. */
export interface LogRequest {
  /** Whether to replace ids, names and texts by pseudonyms. */
  share: boolean;
  /** The recording started by the user, or the last actions, which are always kept. */
  source: 'ring' | 'recording';
}

/** The number of different names and texts in a log. */
export interface LogContents {
  names: number;
  texts: number;
}

/** How long the operator has a log that was sent, or a sentence about why it wasn't. */
export type SendOutcome = { expiresAt: string } | { problem: string };

/** Sends the log of this page's actions to the operator of Quad. */
export interface LogSender {
  /** Counts the names and texts in the log. Rejects if nothing has been recorded yet. */
  count(source: LogRequest['source']): Promise<LogContents>;
  /** Sends the log with a note. Rejects if it can't be written. */
  send(request: LogRequest, note: string): Promise<SendOutcome>;
}

/** The log of this page's actions. */
export interface SessionLog {
  /** Starts a recording, which continues until it is stopped or full. Discards the previous one. */
  start(): void;
  stop(): void;
  /** The log as chunks of text. Throws if nothing has been recorded yet. */
  export(request: LogRequest): AsyncIterable<string>;
  /** Loads the code that sends the log, which is rarely needed. */
  loadSender(): Promise<LogSender>;
}

/** The ports as the application's own code receives them. */
export interface AppPorts extends Ports {
  sessionLog: SessionLog;
}
