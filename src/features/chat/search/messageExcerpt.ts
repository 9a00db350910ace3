import { previewText } from '#shared/lib/previewText';
import { splitMarks } from '#shared/ui/marks/MarkedText';

/** The most characters before the first match, and in all. */
const BEFORE = 40;
const LENGTH = 200;

/**
 * Returns the part of a message around its first matched word, with an ellipsis at each cut. The
 * words are in lower case.
 */
export function messageExcerpt(text: string, words: readonly string[]): string {
  const place = splitMarks(text, words).find(({ isMarked }) => isMarked)?.start ?? 0;
  const blank = place > BEFORE ? text.indexOf(' ', place - BEFORE) : -1;
  // A word that is longer than what may be before the match is cut at the match.
  const start = blank < 0 || blank >= place ? place : blank + 1;
  const from = place > BEFORE ? start : 0;
  return `${from > 0 ? '…' : ''}${previewText(text.slice(from), LENGTH)}`;
}
