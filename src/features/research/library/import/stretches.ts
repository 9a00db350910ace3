const BIBTEX_ENTRY = /^[ \t]*@[ \t]*([A-Za-z]+)[ \t]*[{(]/gm;
const KEY = /\s*([^\s,{}=]+)/y;
const CROSSREF = /\bcrossref\s*=\s*(?:[{"]\s*)?([^\s{}",]+)/i;
const NO_ENTRY = new Set(['string', 'comment', 'preamble']);
const RIS_RECORD = /^TY {1,2}- /gm;
const LINE = /\S[^\n]*/g;
export const JSON_LIST = /^\[\s*[{\]]/;
const JSON_OBJECT = /^\{\s*["}]/;
/** A stretch of a file: an entry with what follows it. */
export interface Stretch {
  start: number;
  end: number;
  /** False for macros, comments and preambles of BibTeX. */
  isEntry: boolean;
  isMacro: boolean;
  /** Where the entry itself begins. */
  head: number;
  /** The key of an entry of BibTeX, and that of the entry from which it inherits; in lower case. */
  key?: string | undefined;
  parent?: string | undefined;
}

const stretchesAt = (text: string, starts: readonly number[]): Stretch[] =>
  starts.map((start, at) => ({
    // The first has what precedes it, so that no line is lost.
    start: at === 0 ? 0 : start,
    head: start,
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
    const [head = '', type = ''] = found[at] ?? [];
    const isEntry = !NO_ENTRY.has(type.toLowerCase());
    const isMacro = type.toLowerCase() === 'string';
    if (!isEntry) return { ...stretch, isEntry, isMacro };
    KEY.lastIndex = (found[at]?.index ?? 0) + head.length;
    const key = KEY.exec(text)?.[1]?.toLowerCase();
    const parent = CROSSREF.exec(text.slice(stretch.start, stretch.end))?.[1]?.toLowerCase();
    return { ...stretch, isEntry, isMacro, key, parent };
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
export function stretchesOf(text: string): Stretch[] {
  if (JSON_LIST.test(text.trimStart())) return jsonStretches(text);
  if (JSON_OBJECT.test(text.trimStart())) return stretchesAt(text, [0]);
  const ris = text.search(RIS_RECORD);
  const bibtex = text.search(BIBTEX_ENTRY);
  if (ris < 0 && bibtex < 0) return linesOf(text, LINE);
  return bibtex < 0 || (ris >= 0 && ris < bibtex)
    ? linesOf(text, RIS_RECORD)
    : bibtexStretches(text);
}
