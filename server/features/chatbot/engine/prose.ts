import { termsOf } from './words/terms';

const FEWEST_TERMS = 6;
const LONGEST_LETTERS = 400;
/** The share of digits and symbols that a sentence may have, not counting blanks. */
const MOST_SIGNS = 0.3;
const SIGN = /[^\p{L}\p{M}\s]/gu;

/** Patterns of captions, footnotes, addresses and lines of code. */
const NO_PROSE: readonly RegExp[] = [
  /^(?:fig(?:ure)?s?|tables?|tab|listing|algorithm|scheme|plate)\.?\s{0,2}\d/i,
  /^(?:[\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|[*†‡§¶])\s{0,2}\p{L}/u,
  /https?:|www\.|@|©|\bcopyright\b|all rights reserved|\bISBN\b|\bpermission is granted\b/i,
  /[{}]|[;=<>|]{2}|->|\(\)|\. ?\. ?\. ?\./,
];

/** Sentences of Bangla begin with no capital. */
const BEGINNING_OF_SENTENCE = /^[\p{Lu}\p{Lo}]/u;
const END = /[.!?।]["”’)]?[⁰¹²³⁴⁵⁶⁷⁸⁹*†‡§¶]{0,3}$/u;
/** The share of capitalised words that a sentence may have: names and titles run into text. */
const MOST_CAPITALISED = 0.5;

/** Whether a text looks like a title page: names and places, one after the other. */
function isMostlyNames(sentence: string): boolean {
  const words = sentence.split(' ').filter((word) => /^\p{L}/u.test(word));
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitalised > words.length * MOST_CAPITALISED;
}

/** Whether a sentence is running text, fit to represent its document. */
export function isProse(
  sentence: string,
  fewestTerms = FEWEST_TERMS,
  beginning = BEGINNING_OF_SENTENCE,
): boolean {
  if (sentence.length > LONGEST_LETTERS || !beginning.test(sentence)) return false;
  if (!END.test(sentence) || isMostlyNames(sentence)) return false;
  if (NO_PROSE.some((sign) => sign.test(sentence))) return false;
  const visible = sentence.replaceAll(/\s/g, '').length;
  if ((sentence.match(SIGN) ?? []).length > visible * MOST_SIGNS) return false;
  return new Set(termsOf(sentence)).size >= fewestTerms;
}

/** Longer runs of capitals are no heading that runs into its text. */
const LONGEST_HEADING = 12;
const FEWEST_LETTERS = 8;
const SINGLE =
  /^(?:ABSTRACT|SUMMARY|INTRODUCTION|BACKGROUND|METHODS?|RESULTS|DISCUSSION|CONCLUSIONS?|REFERENCES)[.:—-]?$/;
const CAPITALS = /^[\p{Lu}\p{N}\p{P}]+$/u;
const BEGINNING = /^(?:\p{Lu}\p{Ll}|A$|I$|\p{Lu}$)/u;

/**
 * Removes a heading in capitals before a sentence, because page texts have no line breaks:
 * `THE MODEL The model consists of …`. The rest is still literally on the page.
 */
export function withoutHeading(sentence: string): string {
  const words = sentence.split(' ', LONGEST_HEADING + 1);
  let length = words.findIndex((word) => !CAPITALS.test(word) || word === '');
  if (length < 1) return sentence;
  // An article or single letter after a heading belongs to the sentence.
  if (length > 1 && /^[AI]$/.test(words[length - 1] ?? '')) length -= 1;
  const heading = words.slice(0, length);
  const letters = heading.join('').replaceAll(/[^\p{Lu}]/gu, '').length;
  const isHeading =
    (length > 1 && letters >= FEWEST_LETTERS) || heading.some((word) => SINGLE.test(word));
  if (!isHeading || !BEGINNING.test(words[length] ?? '')) return sentence;
  return sentence.slice(heading.join(' ').length + 1);
}
