import { LIBRARY_IMPORT_MAX, LIBRARY_IMPORT_MAX_BYTES } from '#contract/limits';
import { findParents, writeParents } from './parents';
import { JSON_LIST, stretchesOf, type Stretch } from './stretches';

/** A part of a file that one call can import. */
export interface FilePiece {
  /** The line of the file at which it begins, from 1, so that reports name lines of the file. */
  line: number;
  text: string;
}

/** Longer macros are not repeated, because they would fill each piece. */
const MACROS_MAX_LENGTH = 100_000;

/** The bytes of a text in UTF-8. */
function bytesOf(text: string, start: number, end: number): number {
  let bytes = 0;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    // Each half of a pair is two bytes of four.
    const isHalf = unit >= 0xd800 && unit < 0xe000;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3;
  }
  return bytes;
}

const withLines = (file: string): string => file.replaceAll(/\r\n?/g, '\n');

/** A list in JSON that was cut after an object, with its bracket. */
const closeList = (list: string): string => `${list.trimEnd().replace(/,$/, '')}]`;

/** The number of entries of a bibliography, and its text up to the end of the first. */
export function firstEntry(file: string): { count: number; text: string } {
  const text = withLines(file);
  const stretches = stretchesOf(text);
  const entries = stretches.filter(({ isEntry }) => isEntry);
  const [first, second] = entries;
  if (!first || !second) return { count: entries.length, text };
  const cut = text.slice(0, first.end);
  return {
    count: entries.length,
    text: JSON_LIST.test(text.trimStart())
      ? closeList(cut)
      : cut + writeParents(text, findParents(stretches)(first)),
  };
}

/**
 * Splits a bibliography in BibTeX, RIS or JSON, or lines of DOIs, between its entries, so that each
 * piece has at most 500 entries and 1 MB. Macros of BibTeX are repeated at the beginning of each piece
 * that follows them, on the line of its first entry. Entries from which others inherit are repeated
 * at the end. An entry over 1 MB is a piece of its own.
 */
export function splitFile(file: string): FilePiece[] {
  const text = withLines(file);
  const isJson = JSON_LIST.test(text.trimStart());
  const stretches = stretchesOf(text);
  const parentsOf = findParents(stretches);
  const pieces: FilePiece[] = [];
  let macros = '';
  let [start, count, bytes, line] = [0, 0, 0, 1];
  let prefix = '';
  let parents = new Set<Stretch>();
  const close = (end: number) => {
    const body = text.slice(start, end);
    if (body.trim() === '') return;
    // A list that was cut gets its brackets again.
    const isFirst = start === 0;
    const isLast = end === text.length;
    const whole = isJson ? `${isFirst ? '' : '['}${isLast ? body : closeList(body)}` : body;
    const elsewhere = [...parents].filter((entry) => entry.start < start || entry.start >= end);
    pieces.push({ line, text: prefix + whole + writeParents(text, elsewhere) });
    line += body.split('\n').length - 1;
  };
  /** The bytes that an entry adds to the piece, with those from which it inherits. */
  const sizeOf = (stretch: Stretch) =>
    [stretch, ...parentsOf(stretch).filter((entry) => !parents.has(entry))].reduce(
      (sum, entry) => sum + bytesOf(text, entry.start, entry.end),
      0,
    );
  for (const stretch of stretches) {
    const isFull =
      count === LIBRARY_IMPORT_MAX || bytes + sizeOf(stretch) > LIBRARY_IMPORT_MAX_BYTES;
    if (count > 0 && isFull) {
      close(stretch.start);
      prefix = macros.length > MACROS_MAX_LENGTH ? '' : macros;
      start = stretch.start;
      count = 0;
      parents = new Set();
      bytes = bytesOf(prefix, 0, prefix.length);
    }
    if (stretch.isMacro)
      macros += `${text.slice(stretch.start, stretch.end).replaceAll(/\s+/g, ' ').trim()} `;
    if (stretch.isEntry) count += 1;
    bytes += sizeOf(stretch);
    for (const entry of parentsOf(stretch)) parents.add(entry);
  }
  close(text.length);
  return pieces;
}
