import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/** What stands before several servers and sends each connection to one that is ready. */
export interface Balancer {
  url: string;
  /** How many connections each server was given, in their order. */
  given(): readonly number[];
  close(): Promise<void>;
}

interface Target {
  port: number;
  ready: boolean;
  given: number;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
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
  for (const socket of [client, server]) socket.on('error', () => socket.destroy());
  client.on('close', () => server.destroy());
  client.pipe(server);
  server.pipe(client);
}

/** Looks at `/readyz` of the servers as a proxy does; a connection that is refused goes to another. */
export async function createBalancer(ports: readonly number[]): Promise<Balancer> {
  const targets: Target[] = ports.map((port) => ({ port, ready: false, given: 0 }));
  let turn = 0;
  let closing = false;

  const look = async () => {
    while (!closing) {
      await Promise.all(targets.map(async (target) => (target.ready = await isReady(target.port))));
      await pause(LOOK_EVERY_MS);
    }
  };

  async function pass(client: Socket): Promise<void> {
    turn += 1;
    const from = turn % targets.length;
    const ready = [...targets.slice(from), ...targets.slice(0, from)].filter((each) => each.ready);
    for (const target of ready) {
      const server = await open(target.port);
      if (!server) continue;
      target.given += 1;
      join(client, server);
      return;
    }
    client.resetAndDestroy();
  }

  const listening = createServer({ allowHalfOpen: true }, (client) => void pass(client));
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const looking = look();
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    given: () => targets.map(({ given }) => given),
    async close() {
      closing = true;
      await looking;
      await new Promise((closed) => listening.close(closed));
    },
  };
}
