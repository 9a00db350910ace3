import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';

/** IPv4 as it arrives at a socket that takes IPv6 too. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Finds the address that an upgrade comes from, which is not a request to the HTTP library: the
 * last in the chain of proxies that is not one of ours, as for requests.
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
