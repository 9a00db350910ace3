import { CONTEXT_LENGTH, isFormula, type Enclosed } from './formulas/isFormula';

/** A part of a text: plain, or a formula with its TeX. */
export interface MathsPart {
  /** The index in the whole text where it starts. */
  start: number;
  /** The source with its delimiters. */
  text: string;
  /** The formula without its delimiters. */
  tex?: string;
  /** Whether the formula is displayed on its own line. */
  isDisplay?: boolean;
}

/** The position of a formula, including its delimiters. */
interface Found {
  end: number;
  /** The opening delimiter, as long as the closing one. */
  mark: Enclosed['mark'];
  isDisplay: boolean;
}

const BLANK = /\s/;
/** The end of a line, which also ends an unclosed formula between single dollars. */
const LINE_END = /[\n\r\u2028\u2029]/;

/** Finds `$$…$$` without a dollar inside. */
function blockAt(text: string, start: number): Found | null {
  const close = text.indexOf('$', start + 2);
  if (close <= start + 2 || text[close + 1] !== '$') return null;
  return { end: close + 2, mark: '$$', isDisplay: true };
}

/** Finds `$…$` within a line. */
function lineAt(text: string, start: number): Found | null {
  if (BLANK.test(text.charAt(start + 1))) return null;
  let close = start + 1;
  while (close < text.length && text[close] !== '$' && text[close] !== '\n') {
    if (text[close] === '\\') {
      close += 1;
      if (LINE_END.test(text.charAt(close))) return null;
    }
    close += 1;
  }
  if (text[close] !== '$') return null;
  return { end: close + 1, mark: '$', isDisplay: false };
}

/**
 * Creates a function that finds a delimiter from increasing positions on. The whole text is
 * searched once for all calls.
 */
function createFinder(text: string, mark: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) known = text.indexOf(mark, from);
    if (known < 0) known = Infinity;
    return known;
  };
}

function createLookup(text: string): (start: number) => Found | null {
  const closings = {
    '[': createFinder(text, '\\]'),
    '(': createFinder(text, '\\)'),
  };
  return (start) => {
    if (text[start] === '$')
      return text[start + 1] === '$' ? blockAt(text, start) : lineAt(text, start);
    const bracket = text[start + 1];
    if (bracket !== '[' && bracket !== '(') return null;
    const close = closings[bracket](start + 3);
    if (close === Infinity) return null;
    return { end: close + 2, mark: `\\${bracket}`, isDisplay: bracket === '[' };
  };
}

function isFormulaAt(text: string, start: number, found: Found, isNextFormula: boolean): boolean {
  const { end, mark } = found;
  return isFormula({
    before: text.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    tex: text.slice(start + mark.length, end - mark.length),
    after: text.slice(end, end + CONTEXT_LENGTH),
    mark,
    isNextFormula,
  });
}

/**
 * Splits a text into its formulas, delimited by $…$, $$…$$, \(…\) or \[…\], and the text between.
 */
export function splitMaths(text: string): MathsPart[] {
  const parts: MathsPart[] = [];
  const lookUp = createLookup(text);
  let end = 0;
  for (let start = 0; start < text.length; start += 1) {
    const isMark = text[start] === '$' || text[start] === '\\';
    const before = text[start - 1];
    // After a backslash it is escaped. After a dollar it was part of the previous attempt.
    if (!isMark || start < end || before === '\\' || before === '$') continue;
    const found = lookUp(start);
    if (!found || !isFormulaAt(text, start, found, end > 0 && end === start - 1)) continue;
    if (start > end) parts.push({ start: end, text: text.slice(end, start) });
    const tex = text.slice(start + found.mark.length, found.end - found.mark.length).trim();
    parts.push({ start, text: text.slice(start, found.end), tex, isDisplay: found.isDisplay });
    end = found.end;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end) });
  return parts;
}
