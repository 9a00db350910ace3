import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { createTicks } from '#server/testing/ticks';

/**
 * The treatment of transferred bytes.
 * - `hole`: nothing gets through, not even the end of a connection, and everything arrives late
 *   when the line is clear again.
 * - `cutting`: the connection breaks after the given number of bytes, in the middle of anything.
 */
export type LineState =
  | { kind: 'clear' }
  | { kind: 'slow'; ms: number }
  | { kind: 'sliced'; bytes: number }
  | { kind: 'hole' }
  | { kind: 'cutting'; bytes: number };

/** A connection between clients and one server that can be made bad. */
export interface TcpProxy {
  port: number;
  setLineState(lineState: LineState): void;
  /** Breaks every connection at once. */
  cut(): void;
  /** Returns the number of connections broken so far. */
  broken(): number;
  close(): Promise<void>;
}

interface Line {
  client: Socket;
  server: Socket;
}

/** Resolves once bytes have taken their time on a slow line. */
async function passSlowly(ms: number): Promise<void> {
  const arrivals = createTicks(ms);
  await arrivals.next();
  arrivals.stop();
}

/** Listens on a free port of this machine and forwards everything to `targetPort`. */
export async function createTcpProxy(targetPort: number): Promise<TcpProxy> {
  const lines = new Set<Line>();
  let lineState: LineState = { kind: 'clear' };
  const waiting = new Set<() => void>();
  let broken = 0;

  const breakLine = (line: Line) => {
    if (!lines.delete(line)) return;
    broken += 1;
    for (const socket of [line.client, line.server]) {
      // Node never closes a socket that is reset after its end, and then never exits.
      if (socket.writableEnded) socket.destroy();
      else socket.resetAndDestroy();
    }
  };

  async function passBytes(line: Line, to: Socket, bytes: Buffer): Promise<void> {
    while (lineState.kind === 'hole' && lines.has(line))
      await new Promise<void>((changed) => waiting.add(changed));
    const now = lineState;
    if (now.kind === 'slow') await passSlowly(now.ms);
    if (now.kind === 'cutting') {
      const rest = now.bytes - bytes.length;
      now.bytes = Math.max(0, rest);
      await new Promise((written) => to.write(bytes.subarray(0, bytes.length + rest), written));
      if (rest < 0) breakLine(line);
      return;
    }
    const step = now.kind === 'sliced' ? now.bytes : bytes.length;
    for (let at = 0; at < bytes.length && to.writable; at += step) {
      to.write(bytes.subarray(at, at + step));
      if (step < bytes.length) await nextTick();
    }
  }

  /** Forwards one direction: chunk by chunk in order, and the end after the last. */
  function pass(line: Line, from: Socket, to: Socket): void {
    let queue = Promise.resolve();
    const then = (work: () => Promise<void> | void) => {
      queue = queue.then(work).catch(() => breakLine(line));
    };
    from.on('data', (bytes: Buffer) => then(() => passBytes(line, to, bytes)));
    from.on('end', () =>
      then(() => passBytes(line, to, Buffer.alloc(0)).then(() => void to.end())),
    );
    from.on('error', () =>
      then(() => passBytes(line, to, Buffer.alloc(0)).then(() => breakLine(line))),
    );
    from.on('close', () => {
      if (line.client.destroyed && line.server.destroyed) lines.delete(line);
    });
  }

  const listening = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const line = { client, server };
    lines.add(line);
    for (const socket of [client, server]) socket.setNoDelay(true);
    pass(line, client, server);
    pass(line, server, client);
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');

  const wake = () => {
    const woken = [...waiting];
    waiting.clear();
    woken.forEach((changed) => changed());
  };
  const setLineState = (next: LineState) => {
    lineState = { ...next };
    wake();
  };
  const cut = () => {
    [...lines].forEach(breakLine);
    // Code that waits for a better state continues and finds the connection gone.
    wake();
  };
  return {
    port: (listening.address() as AddressInfo).port,
    setLineState,
    cut,
    broken: () => broken,
    async close() {
      setLineState({ kind: 'clear' });
      cut();
      await new Promise((closed) => listening.close(closed));
    },
  };
}
