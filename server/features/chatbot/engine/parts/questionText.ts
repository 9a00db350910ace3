import { asciiDigits } from '#contract/typed/digits';

/** Longer texts are no questions. */
const LONGEST = 500;

/**
 * A question as its patterns read it: with the digits 0 to 9, one form of each letter and single
 * blanks. Null for a text that is too long to be a question.
 */
export const questionText = (question: string): string | null =>
  question.length > LONGEST
    ? null
    : asciiDigits(question).normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** The matches of a pattern in a text, and the text without them. */
export function takeMatches(
  text: string,
  pattern: RegExp,
): { matches: RegExpExecArray[]; rest: string } {
  const matches = [...text.matchAll(pattern)];
  let rest = '';
  let end = 0;
  for (const { index, 0: found } of matches) {
    rest += `${text.slice(end, index)} `;
    end = index + found.length;
  }
  return { matches, rest: rest + text.slice(end) };
}
