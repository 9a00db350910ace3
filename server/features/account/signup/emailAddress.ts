import { domainToASCII } from 'node:url';
import { EMAIL_LOCAL_MAX_BYTES, EMAIL_MAX_LENGTH } from '#contract/limits';
import { normalise } from '#server/platform/text';

/** Letters, marks and digits of any script, and the signs that need no quotes; dots only in between. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = '(?!-)[a-z0-9-]{1,63}(?<!-)';
const HOST = new RegExp(`^(${LABEL}\\.)+(?=[a-z0-9-]*[a-z])${LABEL}$`);
/** What may be typed of a host: all else, such as a percent sign, would be read as something else. */
const TYPED_HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The host as mail servers know it, in ASCII; null where it cannot be one. */
function asciiHost(host: string): string | null {
  if (!TYPED_HOST.test(host)) return null;
  const ascii = domainToASCII(host.replace(/\.$/, ''));
  return HOST.test(ascii) ? ascii : null;
}

/**
 * The one spelling of an e-mail address that is stored and compared: trimmed, in lower case,
 * composed, its host in ASCII. What is no address is folded as far as it goes.
 */
export function canonicalEmail(email: string): string {
  const folded = normalise(email.trim().toLowerCase(), 'NFC');
  const at = folded.lastIndexOf('@');
  const host = asciiHost(folded.slice(at + 1));
  return at > 0 && host !== null ? `${folded.slice(0, at)}@${host}` : folded;
}

/** Whether a canonical address is one that every mail program reads alike. */
export function isPlainAddress(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return (
    at > 0 &&
    LOCAL.test(local) &&
    // Full-width letters and the like are other spellings of an address that looks the same.
    normalise(local, 'NFKC') === local &&
    HOST.test(email.slice(at + 1)) &&
    Buffer.byteLength(local) <= EMAIL_LOCAL_MAX_BYTES &&
    Buffer.byteLength(email) <= EMAIL_MAX_LENGTH
  );
}
