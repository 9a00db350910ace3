import { EMAIL_LOCAL_MAX_BYTES, EMAIL_MAX_LENGTH } from '#contract/limits';
import { trimPasted } from '#contract/typed/trimPasted';
import { asciiHost, hostOf, isAsciiHost } from '#server/platform/hostName';
import { normalise } from '#server/platform/text';

/**
 * Letters, marks and digits of any script, and the symbols that need no quotes; dots only in
 * between.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/**
 * The canonical form of an e-mail address for storage and comparison: trimmed, in lower case,
 * composed, its host in ASCII. An invalid address is normalised as far as possible.
 */
export function canonicalEmail(email: string): string {
  const folded = normalise(trimPasted(email).toLowerCase(), 'NFC');
  const at = folded.lastIndexOf('@');
  const host = asciiHost(hostOf(folded));
  return at > 0 && host !== null ? `${folded.slice(0, at)}@${host}` : folded;
}

/** Whether a canonical address is one that every mail program parses the same way. */
export function isPlainAddress(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return (
    at > 0 &&
    LOCAL.test(local) &&
    // Full-width letters and the like would be another spelling of an address that looks the same.
    normalise(local, 'NFKC') === local &&
    isAsciiHost(hostOf(email)) &&
    Buffer.byteLength(local) <= EMAIL_LOCAL_MAX_BYTES &&
    Buffer.byteLength(email) <= EMAIL_MAX_LENGTH
  );
}
