import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { createTcpProxy, type TcpProxy } from './tcpProxy';

/** A connection to a database that can be made bad. */
export interface DatabaseLine extends Pick<TcpProxy, 'setLineState' | 'cut'> {
  /** The URL of the database through the connection. */
  connectionString: string;
  close(): Promise<void>;
}

/** Creates a proxy to the database, which may listen on a socket in a folder or on a port. */
export async function createDatabaseLine(connectionString: string): Promise<DatabaseLine> {
  const { host, port, user, password, database } = new Client(connectionString);
  const isFolder = host.startsWith('/');
  const bridge = createServer({ allowHalfOpen: true }, (near) => {
    const path = `${host}/.s.PGSQL.${port}`;
    const far = isFolder
      ? connect({ path, allowHalfOpen: true })
      : connect({ port, host, allowHalfOpen: true });
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  bridge.listen(0, '127.0.0.1');
  await once(bridge, 'listening');
  const proxy = await createTcpProxy((bridge.address() as AddressInfo).port);
  const login = password ? `${user}:${encodeURIComponent(password)}` : user;
  return {
    connectionString: `postgres://${login}@127.0.0.1:${proxy.port}/${database}`,
    setLineState: proxy.setLineState,
    cut: proxy.cut,
    async close() {
      await proxy.close();
      await new Promise((closed) => bridge.close(closed));
    },
  };
}
