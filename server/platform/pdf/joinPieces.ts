import {
  isBlank,
  isEven,
  isMarkOf,
  isNextTo,
  isSmaller,
  levelOf,
  offset,
  type Level,
  type TextPiece,
} from './pieceLevel';
import { loweredText, raisedText } from './raisedText';

const LETTER = /^\p{L}$/u;
/** The most pieces of the marks at the beginning of a line. */
const MOST_MARKS = 5;
/** A letter that overlaps the one before it belongs to a logo, such as that of LaTeX. */
const LOGO_GAP = -0.2;
/** A gap that is a blank. */
const BLANK_GAP = 0.15;

/** Whether two consecutive pieces are on one line, although the first seems to end it. */
const isOneLine = (before: TextPiece, after: TextPiece) =>
  isMarkOf(before, after) || isMarkOf(after, before);

/**
 * Returns the lines of a page as pieces. A small raised piece often seems to end its line, because
 * the next one is lower by more than its height.
 */
export function piecesOfLines(pieces: readonly TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [];
  let line: TextPiece[] = [];
  let last: TextPiece | undefined;
  let isEnded = false;
  for (const piece of pieces) {
    if (isEnded && !isBlank(piece)) {
      if (last && isOneLine(last, piece)) {
        if (offset(piece, last).gap > BLANK_GAP) line.push({ ...piece, str: ' ' });
      } else {
        lines.push(line);
        line = [];
      }
      isEnded = false;
    }
    line.push(piece);
    if (!isBlank(piece)) last = piece;
    isEnded ||= piece.hasEOL;
  }
  return [...lines, line];
}

/** The number before an exponent: a power of ten or of one digit. Others are values with a note. */
const POWER_BASE = /(?:^|[^\p{N}.,])(?:10|\p{Nd})$/u;
/** The most characters that these patterns read. */
const END_LENGTH = 4;
const ENDS_WITH_DIGIT = /\p{Nd}$/u;
const STARTS_WITH_RAISED_DIGIT = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]/u;
const STARTS_WITH_DIGIT = /^\p{Nd}/u;
const ENDS_WITH_FORM = /[⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉]$/u;

/** A raised run after a text with this end; a note's mark is kept apart from the value before it. */
function attached(end: string, raised: string): string {
  const isNote = STARTS_WITH_RAISED_DIGIT.test(raised) && ENDS_WITH_DIGIT.test(end);
  return isNote && !POWER_BASE.test(end) ? ` ${raised}` : raised;
}

/** A piece after a text; it continues a number only if it is even with the digits before it. */
function following(end: string, piece: TextPiece, last: TextPiece | undefined): string {
  if (!STARTS_WITH_DIGIT.test(piece.str)) return piece.str;
  const isApart = ENDS_WITH_DIGIT.test(end) && last !== undefined && !isEven(piece, last);
  return ENDS_WITH_FORM.test(end) || isApart ? ` ${piece.str}` : piece.str;
}

function inLevel(run: readonly TextPiece[], level: Exclude<Level, 'base'>): string {
  const [first] = run;
  // A power of a power: its first piece is the line of the others.
  const text = first && run.length > 1 ? joinFrom(run, first) : (first?.str ?? '');
  const trimmed = text.trimEnd();
  const marked = level === 'raised' ? raisedText(trimmed) : loweredText(trimmed);
  return marked + text.slice(trimmed.length);
}

/** The larger piece that the marks at the beginning of a line precede. */
const baseAfter = (line: readonly TextPiece[], at: number, piece: TextPiece) =>
  line.slice(at + 1, at + MOST_MARKS).find((each) => !isBlank(each) && isSmaller(piece, each));

/** A letter that overlaps the one before it. */
function isLogo(piece: TextPiece, base: TextPiece): boolean {
  const { gap } = offset(piece, base);
  return gap < LOGO_GAP && gap > -1 && LETTER.test(piece.str);
}

/** The level of a piece on the line of a reference, to which it must be close. */
function markLevel(piece: TextPiece, reference: TextPiece, last = reference): Level {
  const isNear = [last, reference].some((each) => isNextTo(piece, each, reference.height));
  return isNear && !isLogo(piece, reference) ? levelOf(piece, reference) : 'base';
}

/** The text of a line that continues after a piece, or starts. */
function joinFrom(line: readonly TextPiece[], firstBase?: TextPiece): string {
  let base = firstBase;
  let last = firstBase;
  const parts: string[] = [];
  // Only its last characters decide, and reading them from a long text takes longer and longer.
  let end = '';
  const add = (part: string) => {
    parts.push(part);
    end = (end + part.slice(-END_LENGTH)).slice(-END_LENGTH);
  };
  for (let at = 0; at < line.length;) {
    const piece = line[at];
    if (!piece) break;
    const reference = base ?? baseAfter(line, at, piece);
    // Marks at the beginning of a line are next to each other, but not to their base.
    const level = reference ? markLevel(piece, reference, base ? last : piece) : 'base';
    if (!reference || level === 'base') {
      add(following(end, piece, last));
      if (!isBlank(piece)) base = last = piece;
      at += 1;
      continue;
    }
    const next = endOfRun(line, at, { reference, level });
    const run = inLevel(line.slice(at, next), level);
    add(level === 'raised' ? attached(end, run) : run);
    last = line[next - 1];
    at = next;
  }
  return parts.join('');
}

/** The index after the last piece of a run of the same level. */
function endOfRun(
  line: readonly TextPiece[],
  start: number,
  { reference, level }: { reference: TextPiece; level: Level },
): number {
  let end = start + 1;
  let last = line[start];
  for (let at = end; at < line.length; at += 1) {
    const piece = line[at];
    if (!piece || !last) break;
    if (isBlank(piece)) continue;
    if (levelOf(piece, reference) !== level || !isNextTo(piece, last, reference.height)) break;
    last = piece;
    end = at + 1;
  }
  return end;
}

/**
 * The text of a line. Raised and lowered pieces are marked as such, so that 10 with a small 6 above
 * doesn't read as 106.
 */
export const joinLine = (line: readonly TextPiece[]): string => joinFrom(line);
