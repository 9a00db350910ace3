import { safeUrl } from './safeUrl';

const FILES = '/api/files/';

/**
 * Returns the address of a person's picture if it is safe, otherwise null. The server names it by
 * its configured origin, which may not be the one at which this page was opened, so a file of the
 * server is read from this page's own origin.
 */
export function pictureUrl(url: string | null | undefined): string | null {
  const address = safeUrl(url);
  if (address === null || !URL.canParse(address)) return address;
  const { protocol, pathname } = new URL(address);
  return protocol !== 'blob:' && pathname.startsWith(FILES) ? pathname : address;
}
