/** Text kept by name. Every method may throw: storage can be switched off, full or blocked. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Files and other plain values kept by name, for this browser. Every method may reject: such storage
 * can be switched off, full or blocked.
 */
export interface FileStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Resolves when no change is pending. */
  settled(): Promise<void>;
}

/** What a socket tells. After `onClose` it tells nothing more. */
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

/** Takes back a subscription. */
export type Unsubscribe = () => void;

export interface Log {
  info(text: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(text: string, facts?: Readonly<Record<string, unknown>>): void;
  error(text: string, facts?: Readonly<Record<string, unknown>>): void;
}

/**
 * Everything the application takes from the outside world. Thunks get it as their extra argument,
 * listeners as `extra`; tests and replays put in their own.
 */
export interface Ports {
  config: {
    /** Absolute address of the API without a slash at its end, such as `https://host/api`. */
    apiBase: string;
    /** Whether the server lets people sign in with Google. */
    hasGoogle: boolean;
  };
  clock: { /** Milliseconds since 1970. */ now(): number };
  ids: { /** A new unique id, fit for `client_id` and `Idempotency-Key`. */ next(): string };
  /** From 0 up to, not including, 1. */
  random(): number;
  timers: {
    set(run: () => void, ms: number): number;
    clear(timer: number): void;
  };
  /** Kept until somebody clears it, shared by all tabs. */
  localStore: KeyValueStore;
  /** Forgotten when the browser is closed, shared by all tabs till then. */
  browserSession: KeyValueStore;
  /** Kept until somebody clears it, shared by all tabs; takes files, which `localStore` cannot. */
  fileStore: FileStore;
  /** Answers that this browser keeps for reading offline. */
  keptReads: {
    /** May reject, as every storage may. */
    forget(): Promise<void>;
  };
  openSocket(address: string, protocols: string[], handlers: SocketHandlers): Socket;
  /** A request that can tell how much of its body was sent. */
  createUpload(): XMLHttpRequest;
  network: {
    /** False where there is certainly none. */
    isOnline(): boolean;
    onOnline(run: () => void): Unsubscribe;
  };
  page: {
    /** Path and query of the page shown. */
    path(): string;
    reload(): void;
    /** Loads a new document at a path of ours, in place of this one, and hands it another path. */
    hardRedirect(path: string, note: string): void;
    /** The path that the last document of this tab handed over, once. */
    takeNote(): string | null;
    /** Runs once what is rendered now was on screen long enough to be read. */
    afterReading(run: () => void): void;
    /** Tells in the window's title, in its icon and on the application's icon how much is unread. */
    showUnread(count: number): void;
    /** Runs when the page comes to the front or goes out of sight. */
    onVisibilityChange(run: (isVisible: boolean) => void): Unsubscribe;
    /** Runs when the page is about to go away. */
    onHide(run: () => void): Unsubscribe;
  };
  /** The same application in other tabs of this browser. */
  tabs: {
    post(message: unknown): void;
    onMessage(run: (message: unknown) => void): Unsubscribe;
    /** Runs when another tab changed `localStore`, with the name of what changed; null for all. */
    onStored(run: (key: string | null) => void): Unsubscribe;
  };
  log: Log;
}

/** What of the log of this page's actions is wanted. */
export interface LogRequest {
  /** With stand-ins for ids, names and texts. */
  share: boolean;
  /** The recording that was started by hand, or the last actions, which are always kept. */
  source: 'ring' | 'recording';
}

/** The log of this page's actions. */
export interface SessionLog {
  /** Begins a recording, which goes on until it is stopped or full; one before it is forgotten. */
  start(): void;
  stop(): void;
  /** The log as pieces of text. Throws where nothing was recorded yet. */
  export(request: LogRequest): AsyncIterable<string>;
}

/** The ports as the application's own code gets them. */
export interface AppPorts extends Ports {
  sessionLog: SessionLog;
}
