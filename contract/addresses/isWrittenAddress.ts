/** A candidate for an address without a scheme, and the texts next to it. */
export interface Candidate {
  before: string;
  address: string;
  after: string;
}

/** Before an address, these make it a part of a path, a variable or an email address. */
const NOT_BEFORE = /[\\/@$#%&~._-]$/;
/** After it, these make it the name of a mailbox, a call or a repository. */
const NOT_AFTER = /^(?:[@([{#%&\\]|:\S)/;
const HOST = /^[\p{L}\p{M}\p{N}.-]+(?=$|[/?#])/u;

/** Endings that are never a file's or a word's. */
const SURE_ENDING = /\.(?:com|edu|gov|org)$|[^.]\.(?:ac|co|com|edu|gov)\.[a-z]{2}$/;
/** Countries' endings that files of code and documents have too, and the short form of “number”. */
const FILE_ENDING = /\.(?:cc|md|mk|ml|no|pl|pm|ps|py|rs|sh|so)$/;
/** Degrees such as `B.com` and `M.Com/B.Com`: one letter, without a page as in `x.com/quad`. */
const ONE_LETTER = /^[^.]\.[^./]+(?:$|[?#]|\/(?:$|[^/]*\.))/u;
/** At most the first letter is a capital one, which phones write by themselves. */
const SMALL_LETTERS = /^\p{Lu}?\P{Lu}*$/u;
/** Alternatives such as `b.sc/m.sc`. */
const TWO_NAMES = /^[^./]+\.[^./]+\/[^./]+\.[^./]{1,2}$/;

/**
 * Whether an address without a scheme was written as one: it begins with `www.`, has an ending that
 * only addresses have, or has a path and an ending that no file has. The ending is in small letters,
 * because otherwise a blank is missing between sentences.
 */
export function isWrittenAddress({ before, address, after }: Candidate): boolean {
  if (NOT_BEFORE.test(before) || after.startsWith('@')) return false;
  if (/^www\./i.test(address)) return true;
  const host = HOST.exec(address)?.[0];
  if (host === undefined) return false;
  const ending = host.slice(host.lastIndexOf('.'));
  if (ending !== ending.toLowerCase() || ONE_LETTER.test(address)) return false;
  if (SURE_ENDING.test(host) && SMALL_LETTERS.test(host)) return !NOT_AFTER.test(after);
  if (address[host.length] !== '/') return false;
  return SURE_ENDING.test(host) || (!FILE_ENDING.test(host) && !TWO_NAMES.test(address));
}
