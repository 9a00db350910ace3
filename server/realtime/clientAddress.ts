import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';

/** Removes the prefix that IPv4 addresses have on a dual-stack socket. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns a function that finds the client's address of an upgrade, which does not pass through
 * Fastify. As for requests, it is the last address in the proxy chain that is not a trusted proxy.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isOurs = proxyaddr.compile([...trustedProxies]);
  return (request) =>
    request.socket.remoteAddress === undefined
      ? ''
      : plain(proxyaddr(request as IncomingMessage, isOurs));
}
