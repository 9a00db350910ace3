/** A text item on a page, as pdf.js returns it. */
export interface TextPiece {
  str: string;
  /** Height of the letters, in points. */
  height: number;
  /** Length along the line, in points. */
  width: number;
  transform: readonly number[];
  hasEOL: boolean;
  /** The font, by a name that is unique in the document. */
  fontName?: string;
}

/** The place of a piece on its line. */
export type Level = 'base' | 'raised' | 'lowered';

/** The heights of raised letters, relative to those of the line. */
const SMALLEST = 0.4;
const SMALL = 0.85;
const SAME = 1.05;
/** The distances from the baseline that count as raised or lowered, in heights of the line. */
const LEAST_RAISE = 0.15;
const MOST_RAISE = 0.95;
const LEAST_DROP = 0.08;
const MOST_DROP = 0.6;
/** Letters of full size are raised only by clearly more than an uneven line. */
const LEAST_FULL_SIZE_RAISE = 0.25;
const MOST_FULL_SIZE_RAISE = 0.6;
const DIGITS = /^[\d+\u2212-]{1,4}$/;
/** The largest gap between a piece and its exponent or mark, in heights of the line. */
const MOST_GAP = 0.5;
/** The difference in size or place from which digits are no longer of one number. */
const MOST_UNEVEN = 0.1;

/** Whether a piece has only blanks. */
export const isBlank = ({ str }: TextPiece): boolean => str.trim() === '';

/** The position of a piece from another one, along the line and across it, in its heights. */
export function offset(piece: TextPiece, base: TextPiece): { gap: number; rise: number } {
  const [a = 1, b = 0, , , x = 0, y = 0] = base.transform;
  const length = Math.hypot(a, b) || 1;
  const [dx, dy] = [(piece.transform[4] ?? 0) - x, (piece.transform[5] ?? 0) - y];
  const along = (dx * a + dy * b) / length;
  const height = base.height || 1;
  // The distance between both intervals, in either direction of writing.
  const gap = Math.max(along - base.width, -along - piece.width);
  return { gap: gap / height, rise: (dy * a - dx * b) / length / height };
}

/** Whether a piece is raised or lowered on the line of another one, wherever on the line it is. */
export function levelOf(piece: TextPiece, base: TextPiece): Level {
  const { rise } = offset(piece, base);
  const ratio = piece.height / (base.height || 1);
  if (isBlank(piece) || ratio < SMALLEST || ratio > SAME) return 'base';
  if (ratio > SMALL) {
    const isRaised = rise >= LEAST_FULL_SIZE_RAISE && rise <= MOST_FULL_SIZE_RAISE;
    return isRaised && DIGITS.test(piece.str.trim()) ? 'raised' : 'base';
  }
  if (rise >= LEAST_RAISE && rise <= MOST_RAISE) return 'raised';
  return rise <= -LEAST_DROP && rise >= -MOST_DROP ? 'lowered' : 'base';
}

/** Whether a piece is next to another one; `height` is that of their line. */
export const isNextTo = (piece: TextPiece, other: TextPiece, height: number): boolean =>
  offset(piece, other).gap * (other.height || 1) <= MOST_GAP * height;

/** Whether a piece is an exponent, index or mark directly before or after another one. */
export const isMarkOf = (piece: TextPiece, base: TextPiece): boolean =>
  levelOf(piece, base) !== 'base' && isNextTo(piece, base, base.height);

/** Whether a piece is smaller than the letters of a line. */
export const isSmaller = (piece: TextPiece, base: TextPiece): boolean =>
  piece.height <= base.height * SMALL;

/** Whether two pieces are on one line and of one size. */
export const isEven = (piece: TextPiece, last: TextPiece): boolean =>
  Math.abs(offset(piece, last).rise) <= MOST_UNEVEN &&
  Math.abs(piece.height / (last.height || 1) - 1) <= MOST_UNEVEN;
