import { LIBRARY_IMPORT_MAX } from '#contract/limits';
import { createLineCounter } from '../lineCounter';
import * as texts from '../texts';

/** An entry with the values of its fields in TeX, by their names in lower case. */
export interface RawEntry {
  line: number;
  type: string;
  key: string;
  fields: [name: string, value: string][];
}

/** An entry that can't be read, and the line at which it begins. */
export interface RawRefusal {
  line: number;
  reason: string;
}

/**
 * The type of entries that are there only for others to inherit from: the browser adds them to the
 * parts of a long file.
 */
export const PARENT_TYPE = 'crossref';

/** The beginning of an entry at the start of a line, which also ends a broken one before it. */
const LINE_START = /^[ \t]*@[ \t]*[A-Za-z]+[ \t]*[{(]/gm;
const HEAD = /@\s*([A-Za-z]+)\s*([{(])?/y;
const KEY = /([^\s,{}=]*)\s*(?=[,})])/y;
/** Blanks, commas, and comments between fields. */
const BETWEEN = /(?:[\s,]|%[^\n]*\n)*/y;
const SPACE = /(?:\s|%[^\n]*\n)*/y;
const NAME = /[^\s=,{}()"#%'\\]+/y;
const BARE = /[^\s,#{}()"=%]+/y;
/** Characters that macros may add to a file in all, so that they can't multiply it. */
const MACROS_MAX_LENGTH = 2_000_000;

class Broken extends Error {}

/** Reads the entries of a file of BibTeX one by one. */
class BibtexParser {
  private at = 0;
  /** No entry reads beyond this. */
  private end = 0;
  private readonly macros = new Map<string, string>();
  private added = 0;
  private next = 0;

  constructor(private readonly text: string) {}

  parse(): (RawEntry | RawRefusal)[] {
    const found: (RawEntry | RawRefusal)[] = [];
    const lineOf = createLineCounter(this.text);
    let count = 0;
    while (count <= LIBRARY_IMPORT_MAX) {
      const start = this.text.indexOf('@', this.at);
      if (start < 0) break;
      const { line, begin } = lineOf(start);
      // A comment.
      const isOut = this.text[begin] === '%';
      const result = isOut ? this.skip(start) : this.entryAt(start, begin);
      if (!result) continue;
      found.push({ line, ...result });
      if ('reason' in result || result.type !== PARENT_TYPE) count += 1;
    }
    return found;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = Math.min(this.end, this.at + found[0].length);
    return found;
  }

  /** The start of the next entry at the start of a line. */
  private boundaryAfter(start: number): number {
    if (this.next <= start) {
      LINE_START.lastIndex = start + 1;
      this.next = LINE_START.exec(this.text)?.index ?? this.text.length;
    }
    return this.next;
  }

  private skip(start: number): null {
    this.at = start + 1;
    return null;
  }

  private entryAt(
    start: number,
    lineBegin: number,
  ): Omit<RawEntry, 'line'> | Omit<RawRefusal, 'line'> | null {
    this.at = start;
    this.end = this.text.length;
    const [, type, open] = this.match(HEAD) ?? [];
    if (type === undefined) return this.skip(start);
    const kind = type.toLowerCase();
    if (kind === 'comment') return null;
    if (open === undefined) return start === lineBegin ? { reason: texts.noBrace(type) } : null;
    this.end = this.boundaryAfter(start);
    try {
      return this.body(kind, open === '{' ? '}' : ')');
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.at = this.end;
      return kind === PARENT_TYPE ? null : { reason: error.message };
    }
  }

  private body(kind: string, close: string): Omit<RawEntry, 'line'> | null {
    if (kind === 'preamble') {
      this.value(kind);
      return null;
    }
    this.match(SPACE);
    const key = kind === 'string' ? '' : (this.match(KEY)?.[1] ?? '');
    const fields: [string, string][] = [];
    for (;;) {
      this.match(BETWEEN);
      if (this.at >= this.end) throw new Broken(texts.notClosed);
      if (this.text[this.at] === close) break;
      const name = this.match(NAME)?.[0];
      if (name === undefined) throw new Broken(texts.noFieldName);
      this.match(SPACE);
      if (this.text[this.at] !== '=') throw new Broken(texts.noEquals(name.slice(0, 40)));
      this.at += 1;
      fields.push([name.toLowerCase(), this.value(name)]);
    }
    this.at += 1;
    if (kind !== 'string') return { type: kind, key, fields };
    for (const [name, value] of fields) this.macros.set(name, value);
    return null;
  }

  /** Reads parts joined by `#`. */
  private value(name: string): string {
    const parts: string[] = [];
    for (;;) {
      this.match(SPACE);
      parts.push(this.part(name));
      this.match(SPACE);
      if (this.text[this.at] !== '#' || this.at >= this.end) return parts.join('');
      this.at += 1;
    }
  }

  private part(name: string): string {
    const sign = this.at < this.end ? this.text[this.at] : '';
    if (sign === '{') return this.delimited('}');
    if (sign === '"') return this.delimited('"');
    const bare = this.match(BARE)?.[0];
    if (bare === undefined) throw new Broken(texts.noValue(name.slice(0, 40)));
    const value = this.macros.get(bare.toLowerCase());
    this.added += value?.length ?? 0;
    if (this.added > MACROS_MAX_LENGTH) throw new Broken(texts.tooManyMacros);
    return value ?? bare;
  }

  /** Reads up to the closing sign. Escaped braces don't count, as in current programs. */
  private delimited(close: string): string {
    const start = this.at + 1;
    let depth = 0;
    for (this.at = start; this.at < this.end; this.at += 1) {
      const sign = this.text[this.at];
      if (sign === '\\') this.at += 1;
      else if (depth === 0 && sign === close) {
        this.at += 1;
        return this.text.slice(start, this.at - 1);
      } else if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
    }
    throw new Broken(texts.notClosed);
  }
}

/**
 * Splits a file of BibTeX into its entries, up to one more than an import may have. Macros are
 * replaced; comments and preambles are left out.
 */
export const parseBibtex = (text: string): (RawEntry | RawRefusal)[] =>
  new BibtexParser(text).parse();
