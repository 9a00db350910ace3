import { asciiDigits } from '#contract/digits';
import { termsOf } from '../words/terms';

/** A question that names pages. */
export interface PageQuestion {
  /** The first and last page as written, in lower case and ASCII digits: a number, or such as `iv`. */
  first: string;
  last: string;
  /** The words of the question about something on the pages; empty if the question is about the pages themselves. */
  topic: string;
}

/** Longer texts are no questions. */
const LONGEST = 500;
/** A number, with the letter of an appendix such as `A-3`, or a Roman one. */
const LABEL = '(?:[a-z]{1,2}-?)?\\d{1,5}(?![\\d.,]*\\d)|(?=[ivxlcdm])[ivxlcdm]{1,8}';
const RANGE = `(${LABEL})(?:\\s{0,2}(?:-|–|to|and|&|through|থেকে|ও)\\s{0,2}(${LABEL}))?`;
const NUMBER_WORD = '(?:no\\.?|nr\\.?|number|#|নম্বর|নং)?';
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const NOT_IN_WORD = '(?<![\\p{L}\\p{M}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';

const PATTERNS: readonly RegExp[] = [
  `(?:pages?|pgs?\\.?|pp?\\.|(?<=\\bon )pp?)[\\s-]{0,2}${NUMBER_WORD}\\s{0,2}${RANGE}${WORD_END}`,
  `(\\d{1,5})(?:st|nd|rd|th)\\s{1,2}(page)`,
  `(${ORDINALS.join('|')})\\s{1,2}(page)`,
  `(?:পৃষ্ঠা|পাতা)[\\p{L}\\p{M}]{0,4}\\s{0,2}${NUMBER_WORD}\\s{0,2}${RANGE}`,
  `(\\d{1,5})\\s{0,2}${NUMBER_WORD}\\s{0,2}(পৃষ্ঠা|পাতা)[\\p{L}\\p{M}]{0,4}`,
].map((pattern) => new RegExp(NOT_IN_WORD + pattern, 'iu'));
const PAGE_WORD = /^(?:page|পৃষ্ঠা|পাতা)$/iu;

/** Words that ask for a page, whatever it says. */
const ASKING: ReadonlySet<string> = new Set(
  termsOf(
    'say says said tell show give read write written quote explain describe summarise summarize summary ' +
      'overview content contents contain text find found see look look up mention discuss happen appear ' +
      'about page paper document pdf file book article please print whole entire full main point points ' +
      'mean means meaning go open repeat literally exactly translate simple simply word words start begin key gist topic cover information info thing does do did tldr ' +
      'কী কি আছে রয়েছে লেখা লিখেছে বলে বলা হয়েছে বলো বল বলুন দেখাও দেখান পড়ো পড়ুন ব্যাখ্যা সারাংশ ' +
      'সারসংক্ষেপ করো কর করুন দাও দিন এ এর তে য় থেকে সম্পর্কে বিষয়ে নিয়ে আমাকে অনুগ্রহ করে',
  ),
);

/** The words that a page is searched for. */
const topicOf = (words: string): string =>
  words
    .split(' ')
    .filter((word) => termsOf(word).some((term) => term.length > 1 && !ASKING.has(term)))
    .join(' ');

const numberOf = (label: string): string => {
  const ordinal = ORDINALS.indexOf(label);
  return ordinal < 0 ? label : String(ordinal + 1);
};

/** Recognises a question that names pages, in English or Bangla; null for any other. */
export function readPageQuestion(question: string): PageQuestion | null {
  if (question.length > LONGEST) return null;
  const text = asciiDigits(question).normalize('NFC').replaceAll(/\s+/g, ' ');
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const first = numberOf(found[1].toLowerCase());
    const second = found[2] === undefined || PAGE_WORD.test(found[2]) ? first : found[2];
    const topic = topicOf(
      `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    );
    // “The page I uploaded” names no page.
    if (/^[ivxlcdm]$/i.test(first) && topic !== '') continue;
    return { first, last: second.toLowerCase(), topic };
  }
  return null;
}
