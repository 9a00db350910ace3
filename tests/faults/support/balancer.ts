import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/** What stands before several servers and sends each connection to one that is ready. */
export interface Balancer {
  url: string;
  port: number;
  /** How many connections each server was given, in their order. */
  given(): readonly number[];
  close(): Promise<void>;
}

interface Target {
  port: number;
  ready: boolean;
  given: number;
}

/** As in deploy/haproxy.cfg: what is away is away for all, so only one that stops is left alone. */
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

/** Looks at `/readyz` of the servers as a proxy does; a connection that is refused goes to another. */
export async function createBalancer(ports: readonly number[]): Promise<Balancer> {
  const targets: Target[] = ports.map((port) => ({ port, ready: false, given: 0 }));
  let turn = 0;
  let closing = false;
  const clients = new Set<Socket>();

  const lookOnce = () =>
    Promise.all(targets.map(async (target) => (target.ready = await isReady(target.port))));
  const look = async () => {
    while (!closing) {
      await pause(LOOK_EVERY_MS);
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
      // Those that are half open, with a server gone, would be waited for.
      for (const client of clients) client.destroy();
      await new Promise((closed) => listening.close(closed));
    },
  };
}
