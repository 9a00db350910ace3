import { cleanText } from './cleanText';
import { joinLine, piecesOfLines } from './joinPieces';
import type { TextPiece } from './pieceLevel';

/** A line of a page: its text, the height of most of its letters, and whether it is horizontal. */
export interface PageLine {
  text: string;
  size: number;
  level: boolean;
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
  };
}

/** Returns the lines of a page in reading order, column by column, without empty ones. */
export const pageLines = (pieces: readonly TextPiece[]): PageLine[] =>
  piecesOfLines(pieces)
    .map(lineOf)
    .filter(({ text }) => text !== '');
