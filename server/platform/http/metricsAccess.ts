import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What proxies add. A request that has one of these was passed on, whoever passed it. */
const FORWARDING_HEADERS = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-forwarded-port', 'x-real-ip'],
];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the other end of the connection itself is this machine. */
function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/i, '') ?? '';
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/**
 * Whether a request may read the metrics: it has the token, or it comes from this machine directly.
 * The peer of the socket counts, never an address that a proxy tells, so `TRUST_PROXY` does not
 * matter; and a proxy on this machine is no reader of its own.
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
