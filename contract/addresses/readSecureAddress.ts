import { trimPasted } from '../typed/trimPasted';
import { parseUrl } from './parseUrl';

/** Browsers drop or fold these, so no page makes a link of an address with one. */
const UNLINKABLE = /[\p{Cc}\\]/u;

/**
 * Returns the https address that a person typed or pasted; null for any other text, and for an
 * address with a password in it. Limit the length before calling.
 */
export function readSecureAddress(text: string): string | null {
  const address = trimPasted(text);
  const url = UNLINKABLE.test(address) ? null : parseUrl(address);
  const isSecure = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isSecure ? address : null;
}
