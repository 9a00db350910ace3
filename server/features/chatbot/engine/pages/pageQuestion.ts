import { NOT_IN_WORD, numberOf, NUMBER_WORD, ORDINAL, ROMAN, WORD_END } from '../parts/numberWords';
import { rangesIn, SEPARATOR } from '../parts/rangesIn';
import { questionText, takeMatches } from '../parts/questionText';
import { topicOf } from '../parts/topic';

/**
 * A page as a question names it: the number in lower case and ASCII digits, such as `3` or `iv`; or
 * the place in the file, which counts from the end if it is negative.
 */
export type NamedPage = string | number;

/** Pages from one to another, both included. */
export interface PageRange {
  first: NamedPage;
  last: NamedPage;
}

/** A question that names pages. */
export interface PageQuestion {
  kind: 'pages';
  ranges: readonly PageRange[];
  /**
   * The words of the question about something on the pages; empty if the question is about the
   * pages themselves.
   */
  topic: string;
}

/** “The first pages”, without a number. */
const FEW_PAGES = 3;

const LATIN_PAGE = '(?<!\\b(?:web|home|landing)[ -])(?:pages?|slides?|seiten?)';
const BANGLA_PAGE = '(?:পৃষ্ঠা|পাতা|পেজ|স্লাইড)[\\p{L}\\p{M}]{0,4}';
const PAGE = `(?:${LATIN_PAGE}|${BANGLA_PAGE})`;
const SHORT_PAGE = '(?:pgs?\\.?|pp\\.?|p\\.|(?<=\\bon )p(?=[ .]?\\d)|পৃ\\.)';
const NUMBER_SIGN = '(?:no\\.?|nr\\.?|number|#|:|নম্বর|নং)?';
/** The number of all pages, as answers name a page: `2 (6 of 7)`. */
const OF_ALL = `(?: \\(?(?:\\d{1,5} )?of \\d{1,5}${WORD_END}\\)?)?`;
/** Pages of one form, separated by commas and the like. */
const listOf = (page: string) =>
  `(?:${page})${WORD_END}(?:${SEPARATOR}(?:(?:${PAGE}|${SHORT_PAGE}) ?)?(?:${page})${WORD_END}){0,9}`;
/** Numbers, of which one of an appendix has letters, as `A-3`; Roman ones; or words for numbers. */
const PAGES = ['(?:[a-z]{1,2}[-.]?)?\\d{1,5}(?!\\.?\\d)', ROMAN, NUMBER_WORD].map(listOf).join('|');
const BEFORE_END = 'last|final|letzte[nrs]?|শেষ(?:ের)?';
const FROM_START = 'first|ersten?|প্রথম';
const SOME = `\\d{1,3}|${NUMBER_WORD}|few|couple of|beiden|দুটি`;
const PLACE = `(?:${ORDINAL}|${BEFORE_END})`;

const compile = (pattern: string) => new RegExp(NOT_IN_WORD + pattern.normalize('NFC'), 'giu');
/** Pages by their number. */
const NUMBERED: readonly RegExp[] = [
  `(?<between>between )?(?:${PAGE}|${SHORT_PAGE})(?!\\p{L})[ -]{0,2}${NUMBER_SIGN} ?(?<pages>${PAGES})${OF_ALL}`,
  `(?<pages>${listOf('\\d{1,5}')}) ?${NUMBER_SIGN} ?${BANGLA_PAGE}`,
].map(compile);
/** Pages by their place in the file. */
const BEFORE_LAST = compile(
  `(?:(?<place>${ORDINAL}|next)[ -](?:to[ -])?(?:the[ -])?last|(?<one>penultimate|vorletzte[nrs]?|শেষের আগের)) ${PAGE}${WORD_END}`,
);
const AT_ENDS = compile(
  `(?<end>${BEFORE_END}|${FROM_START}) (?:(?<some>${SOME}) ?${PAGE}|(?:pages|slides|seiten))${WORD_END}`,
);
const PLACES = compile(
  `(?<places>${PLACE}(?:${SEPARATOR}(?:the )?${PLACE}){0,3}) ${PAGE}${WORD_END}`,
);

const IS_LAST = new RegExp(`^(?:${BEFORE_END})$`.normalize('NFC'), 'iu');
const BEFORE_NUMBER = new RegExp(
  `^(?:pages?|slides?|seiten?|pgs?\\.?|pp?\\.?|পৃ\\.|the|${BANGLA_PAGE}) ?`.normalize('NFC'),
  'iu',
);

/** A page by its number as written. */
const numbered = (written: string): NamedPage =>
  /\d/.test(written) ? written : String(numberOf(written) ?? written);

/** A page by its place as written. */
const placed = (written: string): NamedPage =>
  IS_LAST.test(written) ? -1 : (numberOf(written) ?? 1);

/** The ranges of a list of pages. */
const pagesIn = (
  list: string,
  read: (written: string) => NamedPage,
  isBetween = false,
): PageRange[] =>
  rangesIn(list, BEFORE_NUMBER, isBetween).map(({ first, last }) => ({
    first: read(first),
    last: read(last),
  }));

function atEnd(end: string, some: string | undefined): PageRange {
  const count = some === undefined ? FEW_PAGES : (numberOf(some) ?? (/few/i.test(some) ? 3 : 2));
  return IS_LAST.test(end) ? { first: -count, last: -1 } : { first: 1, last: count };
}

/** A question for a way to do something is about pages as such: “How do I number the first page?” */
const ASKS_HOW = /^\W{0,3}how (?:do|can|could|should|would|to|must)\b/i;
/** “The page I uploaded” names no page. */
const isPronoun = ({ first }: PageRange) => first === 'i';

/** Recognises a question that names pages, in English, Bangla or German; null for any other. */
export function readPageQuestion(question: string): PageQuestion | null {
  let text = questionText(question);
  if (text === null) return null;
  const ranges: PageRange[] = [];
  for (const pattern of NUMBERED) {
    const { matches, rest } = takeMatches(text, pattern);
    for (const { groups = {} } of matches) {
      ranges.push(...pagesIn(groups.pages ?? '', numbered, groups.between !== undefined));
    }
    text = rest;
  }
  const named = ranges.length;
  const before = takeMatches(text, BEFORE_LAST);
  for (const { groups: { place } = {} } of before.matches) {
    const page = -(numberOf(place ?? '') ?? 2);
    ranges.push({ first: page, last: page });
  }
  const ends = takeMatches(before.rest, AT_ENDS);
  for (const { groups: { end, some } = {} } of ends.matches) ranges.push(atEnd(end ?? '', some));
  const places = takeMatches(ends.rest, PLACES);
  for (const { groups = {} } of places.matches) {
    ranges.push(...pagesIn(groups.places ?? '', placed));
  }
  if (ranges.length === 0) return null;
  const topic = topicOf(places.rest);
  if (topic !== '' && (ranges.every(isPronoun) || (named === 0 && ASKS_HOW.test(text))))
    return null;
  return { kind: 'pages', ranges, topic };
}
