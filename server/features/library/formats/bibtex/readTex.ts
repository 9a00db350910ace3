import { nextDollar } from '#domain/citations';
import { ACCENTS, JOINED, LOOKS, SIGNS } from './texSigns';

const PLAIN = /[^\\{}$~'`?!-]+/y;
const PAIR = /---?|''|``|[?!]`/y;
const COMMAND = /\\(?:([A-Za-z]+)|([\s\S]))/y;
const BLANKS = /[^\S\n]*/y;
/** The argument of a command, without further braces. */
const ARGUMENT = /[^\S\n]*\{([^{}]*)\}/y;
const SIMPLE = /^[\p{L}\p{N}+=()., -]+$/u;
/** More marks on a letter are hostile. */
const MARKS_MAX = 8;
const DOTLESS: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** Reads what a pattern matches at a position; an empty text if it doesn't. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads one value of BibTeX from the start to the end. */
class TexReader {
  private at = 0;
  private readonly out: string[] = [];
  /** Combining marks for the next letter. */
  private marks = '';
  private hasInlineEnd = true;

  constructor(private readonly raw: string) {}

  read(): string {
    while (this.at < this.raw.length) this.step();
    return this.out.join('');
  }

  private step(): void {
    const plain = matchAt(PLAIN, this.raw, this.at)?.[0];
    if (plain !== undefined) {
      this.at += plain.length;
      this.emit(plain);
      return;
    }
    const sign = this.raw.charAt(this.at);
    if (sign === '\\') this.command();
    else if (sign === '$') this.formula();
    else if (sign === '{' || sign === '}') this.brace(sign);
    else {
      const pair = matchAt(PAIR, this.raw, this.at)?.[0];
      this.at += pair?.length ?? 1;
      this.emit(pair === undefined ? sign.replace('~', ' ') : (JOINED.get(pair) ?? pair));
    }
  }

  /** Adds a text, whose first letter gets the pending marks. */
  private emit(text: string): void {
    const letters = this.marks === '' ? text : text.trimStart();
    if (this.marks === '' || letters === '') {
      this.out.push(text);
      return;
    }
    const first = String.fromCodePoint(letters.codePointAt(0) ?? 0);
    this.out.push((DOTLESS[first] ?? first) + this.marks, letters.slice(first.length));
    this.marks = '';
  }

  /** Braces only group. An accent on nothing, as in `\~{}`, is dropped. */
  private brace(sign: string): void {
    this.at += 1;
    if (sign === '}') this.marks = '';
  }

  /** Keeps a formula as it is, without blanks at its ends. */
  private formula(): void {
    const mark = this.raw.charAt(this.at + 1) === '$' ? '$$' : '$';
    const start = this.at + mark.length;
    const close = nextDollar(this.raw, start);
    if (close < 0 || (mark === '$$' && this.raw.charAt(close + 1) !== '$')) {
      this.at += 1;
      this.emit('$');
      return;
    }
    this.out.push(mark, this.raw.slice(start, close).trim(), mark);
    this.marks = '';
    this.at = close + mark.length;
  }

  private command(): void {
    const [all = '\\', word, sign] = matchAt(COMMAND, this.raw, this.at) ?? [];
    this.at += all.length;
    if (word !== undefined) this.word(word);
    else if (sign === '(') this.inline();
    else if (sign !== undefined && ACCENTS.has(sign)) this.accent(sign);
    else if (sign === '\\' || sign === '\n') this.emit('\n');
    else if (sign === undefined || /[-/@]/.test(sign)) return;
    else if (/[&%$#_{}]/.test(sign)) this.emit(sign);
    else this.emit(/[\s,;:!>]/.test(sign) ? ' ' : all);
  }

  private skipBlanks(): void {
    this.at += matchAt(BLANKS, this.raw, this.at)?.[0].length ?? 0;
  }

  private argument(): string | null {
    const [all, inner] = matchAt(ARGUMENT, this.raw, this.at) ?? [];
    if (all === undefined || inner === undefined) return null;
    this.at += all.length;
    return inner;
  }

  private accent(name: string): void {
    const rest = matchAt(ARGUMENT, this.raw, this.at);
    if (rest?.[1] === '') {
      this.argument();
      this.emit(/[~^]/.test(name) ? name : '');
      return;
    }
    this.skipBlanks();
    this.marks = ((ACCENTS.get(name) ?? '') + this.marks).slice(0, MARKS_MAX);
  }

  private word(name: string): void {
    const sign = SIGNS.get(name);
    if (sign !== undefined) {
      this.skipBlanks();
      this.emit(sign);
    } else if (ACCENTS.has(name)) this.accent(name);
    else if (name === 'textsuperscript' || name === 'textsubscript') this.script(name);
    else if (name === 'href' || name === 'noopsort') this.argument();
    else if (LOOKS.has(name)) this.skipBlanks();
    else this.emit(`\\${name}`);
  }

  /** Raised and lowered letters become formulas. */
  private script(name: string): void {
    const found = matchAt(ARGUMENT, this.raw, this.at)?.[1];
    if (found === undefined || !SIMPLE.test(found)) return;
    this.argument();
    this.out.push(`$${name === 'textsuperscript' ? '^' : '_'}{${found}}$`);
  }

  /** Keeps a formula between `\(` and `\)`. */
  private inline(): void {
    const close = this.hasInlineEnd ? this.raw.indexOf('\\)', this.at) : -1;
    this.hasInlineEnd = close >= 0;
    const end = close < 0 ? this.at : close + 2;
    this.out.push('\\(', this.raw.slice(this.at, end));
    this.at = end;
  }
}

/**
 * Reads a value of BibTeX as text in Unicode: accents and signs are letters, braces and commands for
 * the look go, and formulas between dollars stay TeX.
 */
export const readTex = (raw: string): string => new TexReader(raw).read();
