import { LinkifyIt } from 'linkify-it';
import { mayHoldAddress } from './mayHoldAddress';
import { safeUrl } from './safeUrl';

/** A web address found in a text. */
export interface FoundAddress {
  /** The indices in the text where it starts and ends. */
  start: number;
  end: number;
  href: string;
}

/**
 * Addresses contain no blanks, so each word is searched separately. The library's time grows with
 * the square of a word of nested quotes, and no address that works everywhere is longer.
 */
const WORDS = /\S+/g;
const MAX_WORD_LENGTH = 2_048;
/** Each becomes an element of the page. Further addresses stay plain text. */
const MAX_ADDRESSES = 500;

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

function findInWord(word: string, offset: number): FoundAddress[] {
  if (word.length > MAX_WORD_LENGTH || !mayHoldAddress(word)) return [];
  return (finder.match(word) ?? []).flatMap(({ index, lastIndex, schema, url }) => {
    // An address written without a scheme gets https.
    const href = safeUrl(schema === '' ? url.replace(/^http:/, 'https:') : url);
    if (href === null || href.startsWith('/')) return [];
    return [{ start: offset + index, end: offset + lastIndex, href }];
  });
}

/** Finds the safe web addresses in a user's text, in order. */
export function findAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (found.length >= MAX_ADDRESSES) break;
    found.push(...findInWord(word, index));
  }
  return found;
}
