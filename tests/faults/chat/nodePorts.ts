import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import type { FileStore, KeyValueStore, Ports, Socket, SocketHandlers } from '#shared/ports';

/** The options of a simulated browser. */
export interface NodePortsOptions {
  /** The URL of the API, through the bad connection. */
  apiBase: string;
  /** The content of its storage. */
  stored: Readonly<Record<string, string>>;
  random: () => number;
  /** The factor by which timers are sped up, so that a minute covers several. */
  speed: number;
  /** Called for every received text, with the number of its socket. */
  onReceived(text: string, socket: number): void;
  /** Called for every sent text, with the number of its socket. */
  onSent(text: string, socket: number): void;
}

export interface NodePorts extends Ports {
  /** Brings the page to the foreground or background. */
  showPage(isVisible: boolean): void;
  /** Closes all sockets. */
  close(): void;
  /** Returns the number of sockets opened so far. */
  socketCount(): number;
}

function storeOf(texts: Map<string, string>): KeyValueStore {
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

const noFiles: FileStore = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  settled: () => Promise.resolve(),
};
const stay = () => () => undefined;

/** The ports of one browser, with real sockets and timers. */
export function createNodePorts(options: NodePortsOptions): NodePorts {
  const sockets = new Set<WebSocket>();
  const timers = new Map<number, NodeJS.Timeout>();
  const looking = new Set<(isVisible: boolean) => void>();
  let nextTimer = 1;
  let opened = 0;
  let isClosed = false;

  function openSocket(address: string, protocols: string[], handlers: SocketHandlers): Socket {
    opened += 1;
    const number = opened;
    const socket = new WebSocket(address, protocols);
    sockets.add(socket);
    socket.on('open', () => handlers.onOpen());
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      options.onReceived(text, number);
      handlers.onMessage(text);
    });
    // The reason of a failed attempt; the close event that follows is handled.
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      sockets.delete(socket);
      // After closing, no reconnect is needed.
      if (!isClosed) handlers.onClose(code);
    });
    return {
      send(text) {
        options.onSent(text, number);
        socket.send(text);
      },
      close: () => socket.close(),
    };
  }

  return {
    keptReads: { forget: () => Promise.resolve() },
    push: {
      read: () => Promise.resolve('unsupported'),
      find: () => Promise.resolve(null),
      subscribe: () => Promise.resolve(null),
      unsubscribe: () => Promise.resolve(),
    },
    config: { apiBase: options.apiBase, hasGoogle: false, hasSite: false, hasNotice: false },
    clock: { now: () => Date.now() },
    ids: { next: () => randomUUID() },
    random: options.random,
    timers: {
      set(run, ms) {
        const timer = nextTimer++;
        timers.set(timer, setTimeout(run, ms / options.speed));
        return timer;
      },
      clear(timer) {
        clearTimeout(timers.get(timer));
        timers.delete(timer);
      },
    },
    localStore: storeOf(new Map(Object.entries(options.stored))),
    browserSession: storeOf(new Map()),
    tabStore: storeOf(new Map()),
    fileStore: noFiles,
    openSocket,
    createUpload: () => {
      throw new Error('Nothing is uploaded here.');
    },
    network: { isOnline: () => true, onOnline: stay },
    page: {
      path: () => '/dashboard/chat',
      reload: () => undefined,
      hardRedirect: () => undefined,
      takeNote: () => null,
      afterReading: (run) => void setTimeout(run),
      showUnread: () => undefined,
      onVisibilityChange(run) {
        looking.add(run);
        return () => looking.delete(run);
      },
      onHide: stay,
    },
    tabs: { post: () => undefined, onMessage: stay, onStored: stay },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    showPage: (isVisible) => looking.forEach((run) => run(isVisible)),
    close() {
      isClosed = true;
      timers.forEach((timer) => clearTimeout(timer));
      sockets.forEach((socket) => socket.terminate());
    },
    socketCount: () => opened,
  };
}
