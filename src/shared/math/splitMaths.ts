/** A stretch of a text: plain, or a formula with its TeX. */
export interface MathsPart {
  /** Where in the whole text it starts. */
  start: number;
  /** As it was written, with its marks. */
  text: string;
  /** The formula without its marks. */
  tex?: string;
  /** Whether the formula stands on a line of its own. */
  isDisplay?: boolean;
}

/**
 * What stands between dollars is a formula only where no blank touches them from inside and no digit
 * follows: prices stay prices.
 */
const FORMULA =
  /(?<![\\$])(?:\$\$(?<block>[^$]+?)\$\$|\$(?<line>(?!\s)(?:\\.|[^$\\\n])+(?<!\s))\$(?![\d$])|\\\[(?<bracket>[\s\S]+?)\\\]|\\\((?<round>[\s\S]+?)\\\))/gu;

/** Splits a text into its formulas, marked by $…$, $$…$$, \(…\) or \[…\], and what stands between. */
export function splitMaths(text: string): MathsPart[] {
  const parts: MathsPart[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(FORMULA)) {
    if (index > end) parts.push({ start: end, text: text.slice(end, index) });
    const display = groups.block ?? groups.bracket;
    const tex = (display ?? groups.line ?? groups.round ?? '').trim();
    parts.push({ start: index, text: found, tex, isDisplay: display !== undefined });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end) });
  return parts;
}
