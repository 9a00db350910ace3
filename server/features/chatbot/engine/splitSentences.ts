const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Full stops that end no sentence: common abbreviations of papers, and initials of names. */
const OPEN_END =
  /(?:\b(?:et al|e\.g|i\.e|cf|vs|ca|approx|resp|Fig|Figs|Eq|Eqs|Sec|Tab|Ref|Refs|No|Nos|Vol|pp|Dr|Prof|Mr|Ms|Mrs|St|Inc|Ltd)|\b\p{Lu})\.$/u;
/** More letters than the longest abbreviation with the character before it. */
const LOOK_BEHIND = 24;
/** The raised mark of a note, after the full stop of its sentence. */
const MARK = /^[⁰¹²³⁴⁵⁶⁷⁸⁹,*∗†‡§¶]{1,8}(?:\s+|$)/u;
/** The most characters of a sentence; lists of references and tables have no full stop. */
const LONGEST = 600;

const isHighHalf = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at));

/** The end of a piece that starts at `start`: at a blank, or within a very long word. */
function pieceEnd(text: string, start: number): number {
  const end = start + LONGEST;
  if (end >= text.length) return text.length;
  const space = text.slice(start, end + 1).lastIndexOf(' ');
  if (space > 0) return start + space;
  return isHighHalf(text, end - 1) ? end - 1 : end;
}

function* cutLong(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = pieceEnd(text, start);
    const piece = text.slice(start, end).trim();
    if (piece !== '') yield piece;
    start = end;
  }
}

/**
 * The text between two possible ends of a sentence, one piece at a time. The segmenter's time grows
 * with the square of its input, so it gets short windows.
 */
function* segmentsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = pieceEnd(text, start);
    const segments = [...segmenter.segment(text.slice(start, end))].map(({ segment }) => segment);
    // The last segment may be incomplete: the next window starts with it, unless it fills this one.
    const whole = end < text.length && segments.length > 1 ? segments.slice(0, -1) : segments;
    yield* withMarks(whole);
    start += whole.reduce((length, segment) => length + segment.length, 0);
  }
}

/** Moves a note's mark from the beginning of a sentence to the end of the one before. */
function withMarks(segments: readonly string[]): string[] {
  const moved: string[] = [];
  for (const segment of segments) {
    const mark = moved.length > 0 ? (MARK.exec(segment)?.[0] ?? '') : '';
    if (mark !== '') moved.push((moved.pop() ?? '') + mark);
    if (segment.length > mark.length) moved.push(segment.slice(mark.length));
  }
  return moved;
}

/** The sentences of a text, in order, each a literal piece of it. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  let tail = '';
  for (const segment of segmentsOf(text)) {
    open += segment;
    // Checks only the end of the open sentence: a text of abbreviations keeps it open for long.
    tail = (tail + segment).trimEnd().slice(-LOOK_BEHIND);
    if (OPEN_END.test(tail) && open.length < LONGEST) continue;
    sentences.push(open);
    open = '';
    tail = '';
  }
  if (open !== '') sentences.push(open);
  return sentences.flatMap((sentence) => [...cutLong(sentence)]);
}
