import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createTicks } from '#server/testing/ticks';

const LOOK_EVERY_MS = 100;

/** A proxy in front of several servers that sends each connection to one that is ready. */
export interface Balancer {
  url: string;
  port: number;
  /** Returns the number of connections each server got, in the servers' order. */
  given(): readonly number[];
  close(): Promise<void>;
}

interface Target {
  port: number;
  ready: boolean;
  given: number;
}

/**
 * As in deploy/haproxy.cfg: a failed dependency affects all servers, so only one that is stopping
 * is skipped.
 */
async function isReady(port: number): Promise<boolean> {
  try {
    const text = await (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
    return !text.includes('The server is stopping.');
  } catch {
    return false;
  }
}

async function open(port: number): Promise<Socket | null> {
  const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  return once(server, 'connect').then(
    () => server,
    () => null,
  );
}

function join(client: Socket, server: Socket): void {
  server.on('error', () => server.destroy());
  client.on('close', () => server.destroy());
  client.pipe(server);
  server.pipe(client);
}

/** Polls `/readyz` of the servers as a proxy does; a refused connection goes to another server. */
export async function createBalancer(ports: readonly number[]): Promise<Balancer> {
  const targets: Target[] = ports.map((port) => ({ port, ready: false, given: 0 }));
  let turn = 0;
  let closing = false;
  const clients = new Set<Socket>();

  const lookOnce = () =>
    Promise.all(targets.map(async (target) => (target.ready = await isReady(target.port))));
  const looks = createTicks(LOOK_EVERY_MS);
  const look = async () => {
    while (!closing) {
      await looks.next();
      await lookOnce();
    }
  };

  async function pass(client: Socket): Promise<void> {
    clients.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => clients.delete(client));
    turn += 1;
    const from = turn % targets.length;
    const ready = [...targets.slice(from), ...targets.slice(0, from)].filter((each) => each.ready);
    for (const target of ready) {
      const server = await open(target.port);
      if (!server) continue;
      target.given += 1;
      if (client.destroyed) server.destroy();
      else join(client, server);
      return;
    }
    client.resetAndDestroy();
  }

  await lookOnce();
  const listening = createServer({ allowHalfOpen: true }, (client) => void pass(client));
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const looking = look();
  const { port } = listening.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    given: () => targets.map(({ given }) => given),
    async close() {
      closing = true;
      await looking;
      looks.stop();
      // Half-open connections, whose server is gone, would delay the close.
      for (const client of clients) client.destroy();
      await new Promise((closed) => listening.close(closed));
    },
  };
}
