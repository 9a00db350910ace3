import { asciiDigits } from '#contract/digits';
import { termsOf } from '../words/terms';

/** A question that names pages. */
export interface PageQuestion {
  /**
   * The first and last page as written, in lower case and ASCII digits: a number, such as `iv`, or
   * `last`.
   */
  first: string;
  last: string;
  /** The words of the question about something on the pages; empty if the question is about the pages themselves. */
  topic: string;
}

/** Longer texts are no questions. */
const LONGEST = 500;
/** Words for numbers, from one on. */
const NUMBERS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  'eins zwei drei vier fünf sechs sieben acht neun zehn',
].map((words) => words.normalize('NFC').split(' '));
const ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম',
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte',
].map((words) => words.normalize('NFC').split(' '));
/** Words for the last page, in lower case. */
const LAST = ['last', 'final', 'letzte', 'শেষ'];

/** A number, with the letter of an appendix such as `A-3`, a Roman one, or a word. */
const LABEL = [
  '(?:[a-z]{1,2}-?)?\\d{1,5}(?![\\d.,]*\\d)',
  '(?=[ivxlcdm])[ivxlcdm]{1,8}',
  ...NUMBERS.flat(),
].join('|');
const LATIN_PAGE = '(?:pages?|slides?|seiten?)';
const BANGLA_PAGE = '(?:পৃষ্ঠা|পাতা|পেজ|স্লাইড)[\\p{L}\\p{M}]{0,4}';
const PAGE = `(?:${LATIN_PAGE}|${BANGLA_PAGE})`;
const SHORT_PAGE = '(?:pgs?\\.?|pp?\\.|(?<=\\bon )pp?|পৃ\\.)';
const RANGE =
  `(${LABEL})(?:\\s{0,2}(?:[-–—&]|to|and|through|bis|und|থেকে|ও)\\s{0,2}` +
  `(?:${PAGE}\\s{1,2})?(${LABEL}))?`;
const NUMBER_WORD = '(?:no\\.?|nr\\.?|number|#|:|নম্বর|নং)?';
const NOT_IN_WORD = '(?<![\\p{L}\\p{M}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';

const PATTERNS: readonly RegExp[] = [
  `(?:${PAGE}|${SHORT_PAGE})[\\s-]{0,2}${NUMBER_WORD}\\s{0,2}${RANGE}${WORD_END}`,
  `(\\d{1,5})(?:st|nd|rd|th|\\.)\\s{1,2}${LATIN_PAGE}${WORD_END}`,
  `(\\d{1,5})(?:ম|য়|র্থ|ষ্ঠ)?\\s{0,2}${NUMBER_WORD}\\s{0,2}${BANGLA_PAGE}`,
  `(${[...ORDINALS.flat(), ...LAST].join('|')})[nrs]?\\s{1,2}${PAGE}${WORD_END}`,
].map((pattern) => new RegExp(NOT_IN_WORD + pattern.normalize('NFC'), 'iu'));

/** Words that ask for a page, whatever it says. */
const ASKING: ReadonlySet<string> = new Set(
  termsOf(
    'say says said tell show give read write written quote explain describe summarise summarize summary ' +
      'overview content contents contain text find found see look look up mention discuss happen appear ' +
      'about page paper document pdf file book article please print whole entire full main point points ' +
      'mean means meaning go open repeat literally exactly translate simple simply word words start begin key gist topic cover information info thing does do did tldr ' +
      'was steht auf der zeige erkläre fasse zusammen inhalt ' +
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

/** A page as written, in lower case; a word for a number as this number. */
function pageOf(written: string): string {
  const word = written.toLowerCase();
  if (LAST.includes(word)) return 'last';
  const places = [...NUMBERS, ...ORDINALS].map((words) => words.indexOf(word));
  const place = Math.max(...places);
  return place < 0 ? word : String(place + 1);
}

/** Recognises a question that names pages, in English, Bangla or German; null for any other. */
export function readPageQuestion(question: string): PageQuestion | null {
  if (question.length > LONGEST) return null;
  const text = asciiDigits(question).normalize('NFC').replaceAll(/\s+/g, ' ');
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const first = pageOf(found[1]);
    const last = found[2] === undefined ? first : pageOf(found[2]);
    const topic = topicOf(
      `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    );
    // “The page I uploaded” names no page.
    if (/^[ivxlcdm]$/i.test(first) && topic !== '') continue;
    return { first, last, topic };
  }
  return null;
}
