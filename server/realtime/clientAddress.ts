import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import { bareForwardedFor } from '#server/platform/http/forwardedFor';

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
  return ({ headers, socket }) => {
    if (socket.remoteAddress === undefined) return '';
    const forwarded = bareForwardedFor(String(headers['x-forwarded-for'] ?? ''));
    const request = { headers: { 'x-forwarded-for': forwarded }, socket };
    return plain(proxyaddr(request as unknown as IncomingMessage, isOurs));
  };
}
