import { cleanText } from './cleanText';
import { joinLine, piecesOfLines } from './joinPieces';
import type { TextPiece } from './pieceLevel';

/** A line of a page. Places and sizes are in points, from the lower left corner. */
export interface PageLine {
  text: string;
  /** The height of most of its letters. */
  size: number;
  /** Whether it is horizontal. */
  level: boolean;
  /** Its left end. */
  x: number;
  y: number;
  /** The name of the font of most of its letters. */
  font: string;
}

function lineOf(pieces: readonly TextPiece[]): PageLine {
  const shown = pieces.filter(({ str }) => str.trim() !== '');
  const longest = shown.reduce<TextPiece | null>(
    (most, piece) => (most && most.str.length >= piece.str.length ? most : piece),
    null,
  );
  return {
    text: cleanText(joinLine(pieces)),
    size: longest?.height ?? 0,
    level: Math.abs(longest?.transform[1] ?? 0) < 0.01,
    x: shown[0]?.transform[4] ?? 0,
    y: longest?.transform[5] ?? 0,
    font: longest?.fontName ?? '',
  };
}

/** Returns the lines of a page in reading order, column by column, without empty ones. */
export const pageLines = (pieces: readonly TextPiece[]): PageLine[] =>
  piecesOfLines(pieces)
    .map(lineOf)
    .filter(({ text }) => text !== '');
