/** A formula in a text, with its dollars. */
export interface TexFormula {
  start: number;
  tex: string;
}

/** Longer ones are prose between two sums of money. */
const FORMULA_MAX_LENGTH = 1_000;

/** Programs count braces even if they are escaped, so only pairs are written as braces. */
export function hasPairs(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The index of the next dollar without a backslash before it, or -1. */
export function nextDollar(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$') return at;
  }
  return -1;
}

/** Whether TeX would read the text between two dollars as it is meant, and no brace ends its field. */
const isFormula = (inner: string, after: string): boolean =>
  inner !== '' &&
  inner.length <= FORMULA_MAX_LENGTH &&
  inner === inner.trim() &&
  !/\d/.test(after) &&
  hasPairs(inner) &&
  hasPairs(inner.replaceAll(/\\[\s\S]/g, ''));

/**
 * Finds the formulas `$…$` and `$$…$$` of a text on one line. As in other programs, a formula begins
 * and ends without a blank, and no digit follows it, so that sums of money are none.
 */
export function texFormulas(text: string): TexFormula[] {
  const found: TexFormula[] = [];
  let start = nextDollar(text, 0);
  while (start >= 0) {
    const mark = text[start + 1] === '$' ? 2 : 1;
    const close = nextDollar(text, start + mark);
    if (close < 0) break;
    const end = close + mark;
    const inner = text.slice(start + mark, close);
    if (text.slice(close, end) === '$'.repeat(mark) && isFormula(inner, text.charAt(end))) {
      found.push({ start, tex: text.slice(start, end) });
      start = nextDollar(text, end);
    } else start = mark === 2 ? start + 1 : close;
  }
  return found;
}
