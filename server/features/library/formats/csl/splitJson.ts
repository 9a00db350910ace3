import { LIBRARY_IMPORT_MAX } from '#contract/limits';
import { createLineCounter } from '../lineCounter';

/** The text of an object, and the line at which it begins. */
export interface JsonPiece {
  line: number;
  text: string;
}

/** The start of an object around the list, as the interface of a reference manager sends it. */
const AROUND = /^\s*\{\s*"items"\s*:\s*(?=\[)/;

/**
 * Splits a list of objects in JSON, or one object, into the texts of the objects, up to one more than
 * an import may have. A text that is not closed by the end of its line ends there, so that a missing
 * quotation mark spoils one object.
 */
export function splitJson(text: string): JsonPiece[] {
  const lineOf = createLineCounter(text);
  const pieces: JsonPiece[] = [];
  const begins = AROUND.exec(text)?.[0].length ?? 0;
  let [start, depth] = [-1, 0];
  let isInString = false;
  for (let at = begins; at < text.length && pieces.length <= LIBRARY_IMPORT_MAX; at += 1) {
    const sign = text[at];
    if (sign === '\n') isInString = false;
    else if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '{' || (sign === '[' && start >= 0)) {
      if (start < 0) start = at;
      depth += 1;
    } else if ((sign === '}' || sign === ']') && start >= 0) {
      depth -= 1;
      if (depth > 0) continue;
      pieces.push({ line: lineOf(start).line, text: text.slice(start, at + 1) });
      start = -1;
    }
  }
  if (start >= 0) pieces.push({ line: lineOf(start).line, text: text.slice(start) });
  return pieces;
}
