import { LIBRARY_IMPORT_MAX, LIBRARY_IMPORT_MAX_BYTES } from '#contract/limits';

/** A part of a file that one call can import. */
export interface FilePiece {
  /** The line of the file at which it begins, from 1, so that reports name lines of the file. */
  line: number;
  text: string;
}

const BIBTEX_ENTRY = /^[ \t]*@[ \t]*([A-Za-z]+)[ \t]*[{(]/gm;
const NO_ENTRY = new Set(['string', 'comment', 'preamble']);
const RIS_RECORD = /^TY {1,2}- /gm;
const LINE = /\S[^\n]*/g;
const JSON_LIST = /^\[\s*[{\]]/;
const JSON_OBJECT = /^\{\s*["}]/;
/** Longer macros are not repeated, because they would fill each piece. */
const MACROS_MAX_LENGTH = 100_000;

/** A stretch of a file: an entry with what follows it. */
interface Stretch {
  start: number;
  end: number;
  /** False for macros, comments and preambles of BibTeX. */
  isEntry: boolean;
  isMacro: boolean;
}

const stretchesAt = (text: string, starts: readonly number[]): Stretch[] =>
  starts.map((start, at) => ({
    // The first has what precedes it, so that no line is lost.
    start: at === 0 ? 0 : start,
    end: starts[at + 1] ?? text.length,
    isEntry: true,
    isMacro: false,
  }));

function bibtexStretches(text: string): Stretch[] {
  const found = [...text.matchAll(BIBTEX_ENTRY)];
  const stretches = stretchesAt(
    text,
    found.map(({ index }) => index),
  );
  return stretches.map((stretch, at) => {
    const type = found[at]?.[1]?.toLowerCase() ?? '';
    return { ...stretch, isEntry: !NO_ENTRY.has(type), isMacro: type === 'string' };
  });
}

/** The objects of a list in JSON, from one to the next. */
function jsonStretches(text: string): Stretch[] {
  const starts: number[] = [];
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') isInString = false;
    else if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '{' || sign === '[') {
      if (depth === 1 && sign === '{') starts.push(at);
      depth += 1;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return stretchesAt(text, starts);
}

const linesOf = (text: string, pattern: RegExp): Stretch[] =>
  stretchesAt(
    text,
    [...text.matchAll(pattern)].map(({ index }) => index),
  );

/** The stretches of the format that comes first in the file. */
function stretchesOf(text: string): Stretch[] {
  if (JSON_LIST.test(text.trimStart())) return jsonStretches(text);
  if (JSON_OBJECT.test(text.trimStart())) return stretchesAt(text, [0]);
  const ris = text.search(RIS_RECORD);
  const bibtex = text.search(BIBTEX_ENTRY);
  if (ris < 0 && bibtex < 0) return linesOf(text, LINE);
  return bibtex < 0 || (ris >= 0 && ris < bibtex)
    ? linesOf(text, RIS_RECORD)
    : bibtexStretches(text);
}

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
  const entries = stretchesOf(text).filter(({ isEntry }) => isEntry);
  const [first, second] = entries;
  if (!first || !second) return { count: entries.length, text };
  const cut = text.slice(0, first.end);
  return {
    count: entries.length,
    text: JSON_LIST.test(text.trimStart()) ? closeList(cut) : cut,
  };
}

/**
 * Splits a bibliography in BibTeX, RIS or JSON, or lines of DOIs, between its entries, so that each
 * piece has at most 500 entries and 1 MB. Macros of BibTeX are repeated at the beginning of each piece
 * that follows them, on the line of its first entry. An entry over 1 MB is a piece of its own.
 */
export function splitFile(file: string): FilePiece[] {
  const text = withLines(file);
  const isJson = JSON_LIST.test(text.trimStart());
  const pieces: FilePiece[] = [];
  let macros = '';
  let [start, count, bytes, line] = [0, 0, 0, 1];
  let prefix = '';
  const close = (end: number) => {
    const body = text.slice(start, end);
    if (body.trim() === '') return;
    // A list that was cut gets its brackets again.
    const isFirst = start === 0;
    const isLast = end === text.length;
    const whole = isJson ? `${isFirst ? '' : '['}${isLast ? body : closeList(body)}` : body;
    pieces.push({ line, text: prefix + whole });
    line += body.split('\n').length - 1;
  };
  for (const stretch of stretchesOf(text)) {
    const size = bytesOf(text, stretch.start, stretch.end);
    const isFull = count === LIBRARY_IMPORT_MAX || bytes + size > LIBRARY_IMPORT_MAX_BYTES;
    if (count > 0 && isFull) {
      close(stretch.start);
      prefix = macros.length > MACROS_MAX_LENGTH ? '' : macros;
      start = stretch.start;
      count = 0;
      bytes = bytesOf(prefix, 0, prefix.length);
    }
    if (stretch.isMacro)
      macros += `${text.slice(stretch.start, stretch.end).replaceAll(/\s+/g, ' ').trim()} `;
    if (stretch.isEntry) count += 1;
    bytes += size;
  }
  close(text.length);
  return pieces;
}
