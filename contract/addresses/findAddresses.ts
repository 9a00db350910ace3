import { LinkifyIt, REBuilder } from 'linkify-it';
import { createOpenSigns } from './emphasis';
import { parseUrl } from './parseUrl';
import { isWrittenAddress } from './isWrittenAddress';
import { mayHoldAddress } from './mayHoldAddress';

/** A web address found in a text. */
export interface FoundAddress {
  /** The indices in the text where it starts and ends. */
  start: number;
  end: number;
  /** With `http:` or `https:`. */
  href: string;
}

/**
 * Addresses contain no blanks, no characters that only set the direction of a text, and no quotes,
 * brackets and ends of sentences of other scripts, so each run of other characters is searched
 * separately. An apostrophe within a name stays, but not before a last letter, as in “x.org/a’s”.
 * Longer words are left out, because the library's time grows with the square of a word of nested
 * quotes, and no address that works everywhere is longer.
 */
const WORDS =
  /(?:[\x21-\x7E]|(?![\0-\u007F])[^\s\u200B\u200E\u200F\u2014\u2015\u2026\u202A-\u202E\u2060-\u2069\u2E3A\u2E3B\uFEFF\p{Terminal_Punctuation}\p{Quotation_Mark}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]|’(?=[\p{L}\p{N}_][\p{L}\p{M}\p{N}_/’-])|(?<=\p{L})‘(?=\p{L}{2}))+/gu;
/** A scheme after a sign, or after a letter of a script that writes no blanks. */
const GLUED = /(?<=[^\0-\u007F]|[*_~`|])(?=https?:\/\/)/i;
/** The signs before an emphasised address, which may be in brackets or quotes. */
const LEADING = /^["'([]?([*_~`]{1,6})(?=[^*_~`])/;
const QUOTES = new Set('"\')]');
const MAX_WORD_LENGTH = 2_048;
/** Each becomes an element of the page. Further addresses stay plain text. */
const MAX_ADDRESSES = 500;

/**
 * Signs that are an address's own inside of it, and its sentence's at its end. Primes belong to a
 * name there too.
 */
const NOT_LAST = /[.,;:!?]|(?![\0-\u007F\u2032-\u2037])\p{P}/u;

/**
 * Punctuation outside ASCII, such as dashes and middle dots, doesn't end a path as by default, nor
 * do the plus of `C++` and the dollar sign.
 */
class AnyPath extends REBuilder {
  override get_path_terminator(): RegExp {
    return new RegExp(`${this.src_ZCc}|[!-#%-*,-/:-@[-\`{-~]`);
  }
}

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, rebuilder: new AnyPath() });

finder.add('ftp:', null).add('mailto:', null).add('//', null);
// After `www.`, an address may have any ending.
finder.add('www.', {
  validate: (text, position, { re }) => {
    const rest = re.get_relative_proto_validator();
    rest.lastIndex = position;
    return rest.exec(text)?.[0].length ?? 0;
  },
});

/**
 * An address of a host alone, and what follows it if it is the name, or also password, of a login.
 */
const HOST_ONLY = /^https?:\/\/[^/?#]*$/i;
const NAMED_LOGIN = /^(?::[^/?#]*)?@/;

/** Where an address ends that the library found. The open signs around it are not its own. */
function endOfAddress(word: string, start: number, foundEnd: number, open: ReadonlySet<string>) {
  let end = foundEnd;
  const isOutside = (sign: string) => NOT_LAST.test(sign) || open.has(sign);
  while (end > start && isOutside(word.charAt(end - 1))) end -= 1;
  return end;
}

/**
 * A word without the signs that emphasise all of it, as in `_x.org/a_`: where it starts and ends.
 */
function withoutEmphasis(word: string): [start: number, end: number] {
  const [before = '', signs = ''] = LEADING.exec(word) ?? [];
  const end = endOfAddress(word, 0, word.length, QUOTES);
  return signs !== '' && signs.includes(word.charAt(end - 1))
    ? [before.length, endOfAddress(word, 0, end, new Set(signs))]
    : [0, word.length];
}

function findInWord(word: string, offset: number, open: ReadonlySet<string>): FoundAddress[] {
  if (word.length > MAX_WORD_LENGTH || !mayHoldAddress(word)) return [];
  return (finder.match(word) ?? []).flatMap(({ index, lastIndex }) => {
    const end = endOfAddress(word, index, lastIndex, open);
    const address = word.slice(index, end);
    const isWhole = /^https?:/i.test(address);
    const around = { before: word.slice(0, index), address, after: word.slice(end) };
    // The address of a login is another host's than it seems.
    if (HOST_ONLY.test(address) && NAMED_LOGIN.test(around.after)) return [];
    // Browsers read a backslash as a slash.
    if (address.includes('\\') || (!isWhole && !isWrittenAddress(around))) return [];
    const href = isWhole ? address : `https://${address}`;
    return parseUrl(href) ? [{ start: offset + index, end: offset + end, href }] : [];
  });
}

/** Finds the web addresses in a user's text, in order: the only rule, on both sides. */
export function findAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  const openAt = createOpenSigns(text);
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (found.length >= MAX_ADDRESSES) break;
    const [from, to] = withoutEmphasis(word);
    let start = index + from;
    for (const part of word.slice(from, to).split(GLUED)) {
      found.push(...findInWord(part, start, openAt(start)));
      start += part.length;
    }
  }
  return found;
}
