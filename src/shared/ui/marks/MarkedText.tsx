import { findMarks } from '#contract/words/findMarks';

/** A part of a text, and whether it is one of the search words. */
interface MarkedPart {
  start: number;
  text: string;
  isMarked: boolean;
}

/** Each mark becomes an element of the page. Further words stay unmarked. */
const MAX_MARKS = 500;

/** Splits a text into the marked words and the text between them. */
export function splitMarks(text: string, words: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  let marks = 0;
  for (const mark of findMarks(text, words)) {
    if (marks >= MAX_MARKS) break;
    marks += 1;
    const { start } = mark;
    if (start > end) parts.push({ start: end, text: text.slice(end, start), isMarked: false });
    parts.push({ start, text: text.slice(start, mark.end), isMarked: true });
    end = mark.end;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), isMarked: false });
  return parts;
}

interface MarkedTextProps {
  readonly text: string;
  /** Compared as in `findMarks`. */
  readonly words: readonly string[];
}

/** A text with every occurrence of the words marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  return splitMarks(text, words).map(({ start, text: piece, isMarked }) =>
    isMarked ? <mark key={start}>{piece}</mark> : piece,
  );
}
