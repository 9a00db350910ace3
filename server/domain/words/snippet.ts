import { findMarks } from '#contract/words/findMarks';

/** The most characters of a post that are shown around a match. */
export const SNIPPET_LENGTH = 200;
/** The most characters before the first match. */
const BEFORE = 60;

const BLANK = /\s/u;

/** An excerpt of a text, and its matched words. */
export interface Snippet {
  text: string;
  matched_words: string[];
}

/**
 * The next position in the text, backwards or forwards, that cuts no word; the end if none is near.
 */
function wordEdge(characters: readonly string[], from: number, end: number): number {
  const step = end < from ? -1 : 1;
  for (let at = from; at !== end && Math.abs(at - from) < BEFORE / 2; at += step) {
    if (BLANK.test(characters[at] ?? ' ')) return at;
  }
  return from;
}

/**
 * The part of a text around the first match, at most 200 characters with an ellipsis at each cut;
 * null without a match. Words are compared as in `findMarks`.
 */
export function snippetAround(text: string, words: ReadonlySet<string>): Snippet | null {
  const [first] = findMarks(text, words);
  if (!first) return null;
  const characters = [...text];
  const place = [...text.slice(0, first.start)].length;
  const whole = characters.length <= SNIPPET_LENGTH;
  const wanted = whole ? 0 : Math.max(0, place - BEFORE);
  const start = wanted === 0 ? 0 : wordEdge(characters, wanted, place);
  // Reserves two characters for the ellipses.
  const most = whole ? characters.length : start + SNIPPET_LENGTH - 2;
  const end = most >= characters.length ? characters.length : wordEdge(characters, most, start);
  const cut = characters.slice(start, end).join('').trim();
  const found = Array.from(findMarks(cut, words), ({ sought }) => sought);
  return {
    text: `${start > 0 ? '…' : ''}${cut}${end < characters.length ? '…' : ''}`,
    matched_words: [...new Set(found)],
  };
}

/** The beginning of a text without a word to highlight. */
export function openingOf(text: string): Snippet {
  const characters = [...text];
  if (characters.length <= SNIPPET_LENGTH) return { text, matched_words: [] };
  return { text: `${characters.slice(0, SNIPPET_LENGTH - 1).join('')}…`, matched_words: [] };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, at most `length` code points; keeps letters with their marks. */
export function clipText(text: string, length: number): string {
  let clipped = '';
  let taken = 0;
  // This slice has more code points than needed. The segmenter's time grows with its input.
  for (const { segment } of graphemes.segment(text.slice(0, 2 * length + 2))) {
    taken += [...segment].length;
    if (taken > length) return clipped.trimEnd();
    clipped += segment;
  }
  return clipped;
}

/** Marks that read badly before an ellipsis. */
const MARKS = ',.;:';

function withoutLastMarks(text: string): string {
  let end = text.length;
  while (end > 0 && MARKS.includes(text[end - 1] ?? '')) end -= 1;
  return end === 0 ? text : text.slice(0, end);
}

/** The same, ended at a word, with an ellipsis if it was cut. */
export function clipToWord(text: string, length: number): string {
  if (clipText(text, length) === text) return text;
  const clipped = clipText(text, length - 1);
  const end = clipped.lastIndexOf(' ');
  return `${withoutLastMarks((end > 0 ? clipped.slice(0, end) : clipped).trimEnd())}…`;
}

const BLANKS = /[\s\p{Cc}]+/gu;

/** The same for a text of several lines, as one line. */
export const clipToLine = (text: string, length: number): string =>
  clipToWord(text.replace(BLANKS, ' ').trim(), length);
