/** A part of a text, and whether it is one of the search words. */
interface MarkedPart {
  start: number;
  text: string;
  isMarked: boolean;
}

/** Each mark becomes an element of the page. Further words stay unmarked. */
const MAX_MARKS = 500;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** Splits a text into the marked words, given in lower case, and the text between them. */
export function splitMarks(text: string, words: readonly string[]): MarkedPart[] {
  const wanted = new Set(words);
  const parts: MarkedPart[] = [];
  let end = 0;
  let marks = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(word.toLowerCase())) continue;
    if (marks >= MAX_MARKS) break;
    marks += 1;
    if (index > end) parts.push({ start: end, text: text.slice(end, index), isMarked: false });
    parts.push({ start: index, text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), isMarked: false });
  return parts;
}

interface MarkedTextProps {
  readonly text: string;
  /** In lower case. */
  readonly words: readonly string[];
}

/** A text with every occurrence of the words marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  return splitMarks(text, words).map(({ start, text: piece, isMarked }) =>
    isMarked ? <mark key={start}>{piece}</mark> : piece,
  );
}
