import { LinkifyIt } from 'linkify-it';
import { safeUrl } from './safeUrl';

/** A web address found in a text. */
export interface FoundAddress {
  /** Where in the text it starts, and where it has ended. */
  start: number;
  end: number;
  href: string;
}

/**
 * No address holds a blank, so each word is searched alone. The library's time grows with the square
 * of a word of nested quotes, and no address that works everywhere is longer.
 */
const WORDS = /\S+/g;
const MAX_WORD_LENGTH = 2_048;
/** Found in every address. */
const SIGN = /[.:/]/;
/** Each becomes an element of the page; further ones stay text. */
const MAX_ADDRESSES = 500;

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

function findInWord(word: string, offset: number): FoundAddress[] {
  if (word.length > MAX_WORD_LENGTH || !SIGN.test(word)) return [];
  return (finder.match(word) ?? []).flatMap(({ index, lastIndex, schema, url }) => {
    // An address written without its scheme gets the safe one.
    const href = safeUrl(schema === '' ? url.replace(/^http:/, 'https:') : url);
    if (href === null || href.startsWith('/')) return [];
    return [{ start: offset + index, end: offset + lastIndex, href }];
  });
}

/** The safe web addresses in what a person wrote, in their order. */
export function findAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (found.length >= MAX_ADDRESSES) break;
    found.push(...findInWord(word, index));
  }
  return found;
}
