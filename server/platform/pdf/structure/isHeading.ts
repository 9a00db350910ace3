import type { Body } from './bodyOf';
import type { PlacedLine } from './placedLine';

const MOST_LETTERS = 90;
/** The size of a heading relative to the body, and the share of letters in it. */
const LARGER = 1.08;
const LETTER_SHARE = 0.5;
const LETTER = /[\p{L}\p{M}]/gu;
/** The end of a line that goes on or ends a sentence. */
const OPEN_END = /[,;:\-\u2010]$/u;
const START = /^["“‘(]?[\p{Lu}\p{N}]/u;
const NUMBERED =
  /^(?:(?:chapter|section|part|appendix)\s)?(?:\d{1,3}|[A-Z])(?:\.\d{1,3}){0,5}\.?\s/i;
const CAPITALS = /^[\p{Lu}\p{N}\p{P}\s]+$/u;
/** The gap before a heading, in line distances. */
const GAP = 1.15;
/** An indentation, in heights of the letters. */
const INDENTED = 0.8;

/** Whether a text can be a heading: short, of letters, and no piece of a sentence. */
function canBeHeading(text: string): boolean {
  if (text.length > MOST_LETTERS || !START.test(text) || OPEN_END.test(text)) return false;
  if (text.endsWith('.') && numberParts(text) === 0) return false;
  const letters = text.match(LETTER)?.length ?? 0;
  return letters >= 2 && letters >= text.replaceAll(/\s/g, '').length * LETTER_SHARE;
}

/** A line with those before and after it on its page. */
export interface LineInPage {
  line: PlacedLine;
  before: PlacedLine | undefined;
  after: PlacedLine | undefined;
}

/**
 * Whether a line is a heading: larger than the body, or in another font with a gap before it. A
 * line in another font whose next one is indented is a term with its explanation.
 */
export function isHeading(
  { line, before, after }: LineInPage,
  body: Body,
  isMonospace: (font: string) => boolean,
): boolean {
  if (!canBeHeading(line.text) || isMonospace(line.font)) return false;
  if (line.size >= body.size * LARGER) return true;
  if (line.font === body.font || line.size < body.size * 0.95) return false;
  if (after && after.x - line.x > INDENTED * body.size) return false;
  const gap = before ? before.y - line.y : Infinity;
  if (gap >= 0 && gap < GAP * body.leading) return false;
  return NUMBERED.test(line.text) || CAPITALS.test(line.text) || after?.font === body.font;
}

/** The number of parts of a heading's number, such as 2 for 3.1; 0 without one. */
export function numberParts(text: string): number {
  const number = NUMBERED.exec(text)?.[0];
  return number === undefined ? 0 : number.split('.').filter((part) => /\w/.test(part)).length;
}
