import type { PageLine } from '../pageLines';

/** A line with its place in the text of its page. */
export interface PlacedLine extends PageLine {
  /** Where it starts and ends in the text of the page. */
  start: number;
  end: number;
}

/** Places the lines of a page in their text, joined by blanks. */
export function placeLines(lines: readonly PageLine[]): PlacedLine[] {
  let start = 0;
  return lines.map((line) => {
    const placed = { ...line, start, end: start + line.text.length };
    start = placed.end + 1;
    return placed;
  });
}
