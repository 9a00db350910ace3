import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** IPv4 as it arrives at a socket that takes IPv6 too. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.flatMap((each) => NAMED_RANGES[each] ?? [each])) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * Finds the address that an upgrade comes from, which is not a request to the HTTP library: the
 * last in the chain of proxies that is not one of ours, as for requests.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const ours = listOf(trustedProxies);
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const chain = [...forwarded, socket.remoteAddress ?? '']
      .map((address) => plain(address.trim()))
      .filter((address) => address !== '');
    const isOurs = (address: string) => ours.check(address, familyOf(address));
    return chain.findLast((address) => !isOurs(address)) ?? chain[0] ?? '';
  };
}
