import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-forwarded-for';
/** No address with brackets, a zone and a port is longer. */
const LONGEST_ENTRY = 100;
const ENCLOSED = /^(?:\[([^[\]]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{0,5})?$/;

/** Returns the address of an entry without brackets, port and zone; null if it is no address. */
function bareAddress(entry: string): string | null {
  if (entry.length > LONGEST_ENTRY) return null;
  const [, bracketed, plain] = ENCLOSED.exec(entry) ?? [];
  const [address = ''] = (bracketed ?? plain ?? entry).split('%');
  return isIP(address) === 0 ? null : address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Returns an `X-Forwarded-For` header with bare addresses, because limits and records are kept by
 * address and some gateways append the port of the connection. An entry that is no address ends the
 * chain, so that the proxy that wrote it counts as the client.
 */
export function bareForwardedFor(header: string): string {
  const addresses: string[] = [];
  for (const entry of header.split(',').reverse()) {
    const text = entry.trim();
    if (text === '') continue;
    const address = bareAddress(text);
    if (address === null) break;
    addresses.push(address);
  }
  return addresses.reverse().join(', ');
}

/** Lets `request.ip` be a bare address behind trusted proxies. The header itself stays present. */
export function readBareForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const header = headers[HEADER];
    if (typeof header === 'string') headers[HEADER] = bareForwardedFor(header);
  });
}
