import { asciiDigits } from '#contract/typed/digits';
import { numberOf, ROMAN, romanValue, WORD_END } from '../parts/numberWords';

/** Longer headings are read in part. */
const LONGEST = 200;

/** The kinds of sections, each with the words for it in English, German and Bangla. */
export const SECTION_KINDS = {
  section: 'sections?|subsections?|sec\\.?|§{1,2}|abschnitte?|অনুচ্ছেদ|বিভাগ|সেকশন',
  chapter: 'chapters?|chap\\.?|ch\\.|kapitel|অধ্যায়|পরিচ্ছেদ|চ্যাপ্টার',
  appendix: 'appendix|appendices|annex|anhang|পরিশিষ্ট',
  part: 'parts?|teil|খণ্ড',
} as const;
export type SectionKind = keyof typeof SECTION_KINDS;

const KIND_WORD = Object.entries(SECTION_KINDS)
  .map(([kind, words]) => `(?<${kind}>${words})`)
  .join('|');
const DOTTED = '(?:\\.\\d{1,3}){0,5}';
const NUMBERED = new RegExp(
  `^(?:(?:${KIND_WORD})(?: |(?<=[.§]) ?))?(?<first>\\d{1,3}|(?:${ROMAN}|[a-z])(?=[.: ]|$))(?<others>${DOTTED})(?<mark>[.:]?)${WORD_END}`.normalize(
    'NFC',
  ),
  'iu',
);

/** The number of a heading. */
export interface HeadingNumber {
  /** In digits or as a lower-case letter, such as `3.2` and `b.1`; two if a letter may be Roman. */
  keys: readonly string[];
  kind?: SectionKind;
  /** Whether it is a letter alone, which may be an article. */
  isBareLetter: boolean;
  /** The heading without it. */
  title: string;
}

/** The kind that a match of the words for sections names. */
export const kindIn = (groups: Readonly<Record<string, string | undefined>>) =>
  (Object.keys(SECTION_KINDS) as SectionKind[]).find((kind) => groups[kind] !== undefined);

/** The keys of a number as written: its value, and a letter as such. */
export function keysOf(first: string, others: string): string[] {
  const value = /^\d/.test(first) ? Number(first) : (romanValue(first) ?? numberOf(first));
  const keys = value === null ? [] : [`${value}${others}`];
  return /^[a-z]$/i.test(first) ? [`${first.toLowerCase()}${others}`, ...keys] : keys;
}

/** Reads the number at the beginning of a heading; null if it has none. */
export function headingNumber(heading: string): HeadingNumber | null {
  const text = asciiDigits(heading.slice(0, LONGEST)).normalize('NFC');
  const { 0: found = '', groups } = NUMBERED.exec(text) ?? {};
  if (!groups) return null;
  const { first = '', others = '', mark = '' } = groups;
  const kind = kindIn(groups);
  const title = text
    .slice(found.length)
    .replace(/^[\s.:)–-]{1,5}/, '')
    .trim();
  const isLetters = !/^\d/.test(first);
  const isBareLetter = isLetters && others === '' && mark === '' && kind === undefined;
  // “A method must …” is a sentence.
  if (isBareLetter && !/^\p{Lu}/u.test(title)) return null;
  if (isLetters && first !== first.toUpperCase()) return null;
  return { keys: keysOf(first, others), ...(kind && { kind }), isBareLetter, title };
}

/** Whether a number is another one or below it: 3.2.1 and 3.2 are in 3. */
export const isWithin = (key: string, asked: string): boolean =>
  key === asked || key.startsWith(`${asked}.`);
