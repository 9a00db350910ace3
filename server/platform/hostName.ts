import { domainToASCII } from 'node:url';

const LABEL = '(?!-)[a-z0-9-]{1,63}(?<!-)';
const HOST = new RegExp(`^(${LABEL}\\.)+(?=[a-z0-9-]*[a-z])${LABEL}$`);
/**
 * The characters allowed in a typed host. Others, such as a percent sign, would be decoded into
 * something else.
 */
const TYPED_HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** The most characters that a host can have. */
const MAX_LENGTH = 253;

/** Whether a text is a host with at least two labels, in ASCII and lower case. */
export const isAsciiHost = (text: string) => text.length <= MAX_LENGTH && HOST.test(text);

/** The host as mail servers know it, in ASCII; null if it is invalid. */
export function asciiHost(host: string): string | null {
  if (host.length > MAX_LENGTH + 1 || !TYPED_HOST.test(host)) return null;
  const ascii = domainToASCII(host.replace(/\.$/, ''));
  return isAsciiHost(ascii) ? ascii : null;
}

/** The host of an email address. */
export const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** A host and the domains that it is in, itself first. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, nth) => labels.slice(nth).join('.'));
}

/** Whether a host is in a domain: equals it, or ends in a dot and it. Both are in ASCII. */
export const isInDomain = (host: string, domain: string) =>
  host === domain || host.endsWith(`.${domain}`);
