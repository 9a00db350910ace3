/**
 * Maximum nesting of objects and lists; no call or frame of the contract has more than five levels.
 */
const DEEPEST = 16;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/**
 * Whether a JSON text nests objects and lists deeper than 16, or than a given depth. Checked before
 * parsing, because a quarter of a megabyte of brackets blocks the parser, and every traversal of the
 * result, for 200 ms.
 */
export function isDeeplyNested(text: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInString = false;
    } else if (sign === QUOTE) isInString = true;
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (CLOSING.has(sign)) depth -= 1;
  }
  return false;
}
