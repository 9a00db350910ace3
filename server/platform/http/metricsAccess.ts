import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Headers that proxies add. A request with one of these was forwarded. */
const FORWARDING_HEADERS = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-forwarded-port', 'x-real-ip'],
];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the peer of the connection is this machine. */
function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/i, '') ?? '';
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/**
 * Whether a request may read the metrics: it has the token, or it comes directly from this machine.
 * The peer of the socket counts, never an address from a proxy's header, so `TRUST_PROXY` does not
 * matter. Requests forwarded by a proxy on this machine are refused.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  metricsToken: string | undefined,
): boolean {
  const given = /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  if (metricsToken !== undefined && given !== undefined) {
    if (timingSafeEqual(digest(given), digest(metricsToken))) return true;
  }
  const wasForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  return isLoopback(socket.remoteAddress) && !wasForwarded;
}
