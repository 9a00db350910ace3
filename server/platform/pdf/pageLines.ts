import { foldText } from './foldText';

/** A text item on a page, as pdf.js returns it. */
export interface TextPiece {
  str: string;
  /** Height of the letters, in points. */
  height: number;
  transform: readonly number[];
  hasEOL: boolean;
}

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
    text: foldText(pieces.map(({ str }) => str).join('')),
    size: longest?.height ?? 0,
    level: Math.abs(longest?.transform[1] ?? 0) < 0.01,
  };
}

/** Returns the lines of a page in reading order, column by column, without empty ones. */
export function pageLines(pieces: readonly TextPiece[]): PageLine[] {
  const lines: PageLine[] = [];
  let open: TextPiece[] = [];
  for (const piece of pieces) {
    open.push(piece);
    if (!piece.hasEOL) continue;
    lines.push(lineOf(open));
    open = [];
  }
  lines.push(lineOf(open));
  return lines.filter(({ text }) => text !== '');
}
