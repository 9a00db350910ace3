import { splitMarks } from '../../lib/splitMarks';

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
