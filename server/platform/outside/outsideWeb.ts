import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import type { OutgoingHttpHeaders } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { parseUrl } from '#contract/addresses/parseUrl';
import { isPublicAddress } from './publicAddress';

const WITHIN_MS = 8_000;

/** Requests to servers outside, at addresses that people enter. */
export interface OutsideWeb {
  /** Whether an address is https, without a password, and all of its host's IPs are public. */
  allows(address: string): Promise<boolean>;
  /**
   * Posts to an address and returns the status. Checks the address again, and connects to the IP
   * that it checked, which a host's owner may change at any time. Follows no redirect. Rejects if
   * the address is not allowed or does not respond in time.
   */
  post(address: string, message: OutsideMessage): Promise<number>;
}

export interface OutsideMessage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Replaced by tests only, whose servers are on this machine. */
export interface OutsideWebParts {
  isPublic?: (ip: string) => boolean;
  /** The IPs of a host name. May reject. */
  resolve?: (host: string) => Promise<string[]>;
  /** The certificate of a test's authority. */
  ca?: string;
}

// Asks the name servers and not the system, whose few threads a slow name server could fill.
async function resolveHost(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
}

const lookupOf =
  (ips: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = ips.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };

/** Creates the requests to servers outside. */
export function createOutsideWeb({
  isPublic = isPublicAddress,
  resolve = resolveHost,
  ca,
}: OutsideWebParts = {}): OutsideWeb {
  /** The IPs of an address, or none if it is not allowed. */
  const findPublic = async (address: string): Promise<string[]> => {
    const url = parseUrl(address);
    if (!url) return [];
    const { protocol, hostname, username, password } = url;
    if (protocol !== 'https:' || username || password) return [];
    const host = hostname.replace(/^\[|\]$/g, '');
    const ips = isIP(host) > 0 ? [host] : await resolve(host).catch(() => []);
    return ips.every(isPublic) ? ips : [];
  };
  return {
    allows: async (address) => (await findPublic(address)).length > 0,
    async post(address, { headers, body }) {
      const ips = await findPublic(address);
      if (ips.length === 0) throw new Error('The address is not allowed.');
      return new Promise((resolvePost, reject) => {
        const sent = request(address, {
          method: 'POST',
          headers,
          agent: false,
          lookup: lookupOf(ips),
          signal: AbortSignal.timeout(WITHIN_MS),
          ...(ca === undefined ? {} : { ca }),
        });
        sent.on('error', reject);
        sent.on('response', (response) => {
          // The body is of no interest, and may be endless.
          response.destroy();
          resolvePost(response.statusCode ?? 0);
        });
        sent.end(body);
      });
    },
  };
}
