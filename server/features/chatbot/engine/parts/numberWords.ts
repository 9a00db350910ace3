const inLists = (lists: readonly string[]) =>
  lists.map((words) => words.normalize('NFC').split(' '));

/** Words for numbers, from one on. */
const NUMBERS = inLists([
  'one two three four five six seven eight nine ten eleven twelve',
  'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  'eins zwei drei vier fünf sechs sieben acht neun zehn',
]);
/** Words for places, from the first on. */
const ORDINALS = inLists([
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম',
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte',
]);

/** The beginning and the end of a word, in patterns. */
export const NOT_IN_WORD = '(?<![\\p{L}\\p{M}\\p{N}])';
export const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';

/** A word for a number, in patterns. */
export const NUMBER_WORD = NUMBERS.flat().join('|');
/** A word or number for a place, such as `third` or `3rd`, in patterns. */
export const ORDINAL = [
  `(?:${ORDINALS.flat().join('|')})[nrs]?`,
  '\\d{1,5}(?:st|nd|rd|th|ম|য়|র্থ|ষ্ঠ|\\.(?=\\s))',
]
  .join('|')
  .normalize('NFC');
/** A Roman number below 400, in patterns. */
export const ROMAN = '(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})';

/** The number that digits or a word stand for; null for any other text. */
export function numberOf(written: string): number | null {
  const digits = /^\d{1,5}/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits);
  const word = written.toLowerCase();
  const stem = word.replace(/[nrs]$/, '');
  for (const list of [...NUMBERS, ...ORDINALS]) {
    const place = list.includes(word) ? list.indexOf(word) : list.indexOf(stem);
    if (place >= 0) return place + 1;
  }
  return null;
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const IS_ROMAN = new RegExp(`^${ROMAN}$`, 'i');

/** The value of a Roman number; null for any other text. */
export function romanValue(written: string): number | null {
  if (!IS_ROMAN.test(written)) return null;
  const values = [...written.toLowerCase()].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}
