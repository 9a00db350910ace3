import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out for the public internet. */
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private network or a
 * cloud's metadata. IPv6 addresses that contain an IPv4 one are judged by it, or not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(PUBLIC_V6);
}
