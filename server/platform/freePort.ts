import { createServer, type AddressInfo } from 'node:net';

/**
 * Returns a port that is currently free. Found before the server is built, because links and
 * policies name the port.
 */
export function findFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
