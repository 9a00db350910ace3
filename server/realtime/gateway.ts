import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { FrameErrorCode, ServerFrame } from '#contract/frames';
import { FRAME_MAX_BYTES, SOCKET_CLOSE, SOCKET_PROTOCOL } from '#contract/limits';
import { chatMessages } from '#contract/messages';
import { refuseRaw } from '#server/platform/http/raw/refuseRaw';
import type { Caller } from '#server/platform/http/route';
import { closeGradually } from './closeGradually';
import type { Connections, OpenSocket } from './connections';
import { createFloodPenalties } from './floodPenalties';
import { createFrameBudgets, type FrameBudget } from './frameBudget';
import { FrameError, type FrameContext, type FrameHandlers } from './frameHandlers';
import { checkHandshake, type Handshake, type HandshakeRules } from './handshake';
import { startHeartbeat } from './heartbeat';
import { clientIdOf, parseFrame } from './parseFrame';
import { startSessionWatch, type SessionWatchOptions } from './sessionWatch';
import * as texts from './texts';

export interface GatewayOptions extends HandshakeRules {
  connections: Connections;
  handlers: FrameHandlers;
  /** Greets a new socket; `firstSocket` is true when the user was offline on this process. */
  onOpen(open: OpenSocket, firstSocket: boolean): Promise<void>;
  onOffline(caller: Caller): Promise<void>;
  /**
   * Returns those of the sessions that are alive; called repeatedly for sessions with an open
   * socket.
   */
  extendSessions: SessionWatchOptions['extendSessions'];
  /** Time between two such calls; a second by default. */
  extendSessionsEveryMs?: number | undefined;
  /** Frames per user in ten seconds, over all of their sockets on this process. */
  framesPerPerson: number;
  log: Logger;
  onSocketCount(count: number): void;
}

type Accepted = Extract<Handshake, { accepted: true }>;

export interface Gateway {
  attach(server: Server): void;
  /**
   * Closes every socket with 1012, so that clients reconnect to the next process. Spreads the
   * closes over the given milliseconds; all at once by default.
   */
  close(spreadMs?: number): Promise<void>;
}

const APPLICATION_PING = JSON.stringify({ type: 'ping' });

/** Turns upgrade requests into sockets, and frames into calls of their handlers. */
export function createGateway(options: GatewayOptions): Gateway {
  const { connections, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    // Pings of a peer must count as frames to limit floods, so they are answered below.
    autoPong: false,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SOCKET_PROTOCOL) ? SOCKET_PROTOCOL : false),
  });
  let stopping = false;
  const { extendSessions, extendSessionsEveryMs: everyMs } = options;
  const stopWatch = startSessionWatch({ connections, extendSessions, log, everyMs });
  const monotonic = () => performance.now();
  const budgets = createFrameBudgets(options.framesPerPerson, monotonic);
  const penalties = createFloodPenalties(monotonic);

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const handshake = await checkHandshake(request, options);
    if (!handshake.accepted) return refuseRaw(stream, handshake, log);
    if (stopping) return refuseRaw(stream, { status: 503, detail: texts.restarting }, log);
    const retryAfterSeconds = penalties.secondsLeft(handshake.caller.id);
    if (retryAfterSeconds > 0)
      return refuseRaw(
        stream,
        { status: 429, detail: chatMessages.tooQuickly, retryAfterSeconds },
        log,
      );
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, stream, handshake));
  };

  const accept = (socket: WebSocket, line: Duplex, { caller, token, origin }: Accepted) => {
    // Before anything else: an unhandled 'error' event would end the process.
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    const firstSocket = !connections.isOnline(caller.id);
    const open = connections.add(socket, line, { caller, origin });
    if (!open) {
      socket.close(SOCKET_CLOSE.tryAgainLater, 'too many sockets');
      return;
    }
    options.onSocketCount(sockets.clients.size);
    const stopHeartbeat = startHeartbeat(socket);
    const greeted = greet(open, firstSocket);
    listen(open, greeted);
    socket.on('close', () => {
      stopHeartbeat();
      connections.remove(open);
      options.onSocketCount(sockets.clients.size);
      if (!connections.isOnline(caller.id)) guard(() => options.onOffline(caller));
    });
    guard(() => greeted);
    // The session may have ended between the handshake and now, when this socket could not be
    // notified.
    guard(() => endIfExpired(open, token));
  };

  const greet = async (open: OpenSocket, firstSocket: boolean) => {
    try {
      await options.onOpen(open, firstSocket);
    } catch (error) {
      // An ungreeted peer receives nothing and does not fetch what it missed, so it has to
      // reconnect.
      open.socket.close(SOCKET_CLOSE.tryAgainLater, 'not greeted');
      throw error;
    }
  };

  const listen = (open: OpenSocket, greeted: Promise<void>) => {
    const budget = budgets.forSocketOf(open.caller.id);
    // Frames of one socket are handled sequentially, so that they take effect in order. The first
    // one waits for the greeting. If the greeting failed, the socket is closed and no frame is
    // handled.
    let queue = greeted.catch(() => undefined);
    const context: FrameContext = {
      caller: open.caller,
      reply: (frame) => reply(open, frame),
      whenClosed: (run) => void open.socket.once('close', run),
    };
    open.socket.on('ping', (data) => {
      if (isWithin(budget, open, 'ping')) open.socket.pong(data);
    });
    open.socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : (data as Buffer).toString('utf8');
      if (isWithin(budget, open, text === APPLICATION_PING ? 'ping' : 'other'))
        queue = queue.then(() => handle(open, context, text));
      else if (open.socket.readyState === open.socket.OPEN)
        reply(open, errorFrame('rate_limited', chatMessages.tooQuickly, text));
    });
  };

  /** Whether a frame may be handled; closes a socket that keeps flooding. */
  const isWithin = (budget: FrameBudget, open: OpenSocket, kind: 'ping' | 'other'): boolean => {
    // A peer may keep sending after its socket was closed; it has its penalty already.
    if (open.socket.readyState !== open.socket.OPEN) return false;
    const verdict = budget.take(kind);
    if (verdict === 'flooding') {
      penalties.add(open.caller.id);
      log.warn({ userId: open.caller.id }, 'socket closed for flooding');
      open.socket.close(SOCKET_CLOSE.flooding, 'too many frames');
    }
    return verdict === 'accepted';
  };

  const handle = async (open: OpenSocket, context: FrameContext, text: string) => {
    // A peer may keep sending for a while after the close has begun; its session may be over.
    if (open.socket.readyState !== open.socket.OPEN) return;
    try {
      const parsed = parseFrame(text);
      // The type selects the handler, so the two always match; the compiler can't infer it through
      // the union.
      const handler = options.handlers[parsed.type] as (
        frame: unknown,
        to: FrameContext,
      ) => Promise<void>;
      await handler(parsed.frame, context);
    } catch (error) {
      if (!(error instanceof FrameError))
        log.error({ err: error, userId: open.caller.id }, 'frame failed');
      reply(open, toErrorFrame(error, text));
    }
  };

  const endIfExpired = async (open: OpenSocket, token: string) => {
    const known = await options.authenticate(token);
    if (!known || known.kind === 'leaving')
      open.socket.close(SOCKET_CLOSE.sessionEnded, 'session ended');
  };

  const guard = (work: () => Promise<void>) => {
    work().catch((error: unknown) => log.error({ err: error }, 'socket work failed'));
  };

  return {
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        upgrade(request, stream, head).catch((error: unknown) => {
          log.error({ err: error }, 'upgrade failed');
          refuseRaw(stream, { status: 503, detail: texts.upgradeFailed }, log);
        });
      });
    },
    async close(spreadMs = 0) {
      stopping = true;
      await closeGradually([...sockets.clients], spreadMs);
      const watchStopped = stopWatch();
      const closed = [...sockets.clients].map(
        (socket) => new Promise<void>((done) => socket.once('close', () => done())),
      );
      for (const socket of sockets.clients) socket.close(SOCKET_CLOSE.restarting, 'restarting');
      const grace = new Promise<void>((done) => setTimeout(done, 2_000).unref());
      await Promise.race([Promise.all(closed), grace]);
      for (const socket of sockets.clients) socket.terminate();
      await watchStopped;
    },
  };
}

function reply(open: OpenSocket, frame: ServerFrame): void {
  open.send(JSON.stringify(frame));
}

/**
 * Returns the error frame for a frame that was not handled; names the message in it, if there is
 * one.
 */
function errorFrame(code: FrameErrorCode, detail: string, text: string): ServerFrame {
  const clientId = clientIdOf(text);
  return {
    type: 'error',
    code,
    detail,
    ...(clientId === undefined ? {} : { client_id: clientId }),
  };
}

function toErrorFrame(error: unknown, text: string): ServerFrame {
  if (error instanceof FrameError) return errorFrame(error.code, error.detail, text);
  return errorFrame('unavailable', texts.frameFailed, text);
}
