import type { CitedName } from './authorNames';
import { hasPairs, texFormulas } from './texFormulas';

/** The name and written value of a field, or a macro such as `may`. */
export type BibtexField = readonly [name: string, value: string | { macro: string }];

/** An entry of a bibliography. */
export interface BibtexEntry {
  /** ASCII, and unique within a bibliography. */
  key: string;
  type: string;
  /** Names and written values, in order. Empty values are left out. */
  fields: readonly BibtexField[];
}

/** Characters with a meaning in TeX. All others, of any script, are written as they are. */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
};
const BRACES: Readonly<Record<string, string>> = {
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};
const PAIRED: Readonly<Record<string, string>> = { '{': '\\{', '}': '\\}' };
const SPECIAL = /[\\~^&%$#_{}]/g;
/** Pairs that TeX joins into one sign, such as two hyphens into a dash. */
const JOINED = /([-'`,<>])(?=\1)|[!?](?=`)/g;
const BLANKS = /[\s\p{Cc}]+/gu;

const escape = (text: string, braces = BRACES): string =>
  text
    .replace(JOINED, '$&\0')
    .replace(SPECIAL, (sign) => COMMANDS[sign] ?? braces[sign] ?? sign)
    .replaceAll('\0', '{}');

const onOneLine = (text: string): string => text.replace(BLANKS, ' ').trim();

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const CAPITAL = /\p{Lu}/u;
const AFTER_FIRST = /^.\P{Lu}*$/su;

/** A part of a title, whose capitals no style changes. `isStart` is whether the title begins here. */
function protect(text: string, isStart: boolean): string {
  const braces = hasPairs(text) ? PAIRED : BRACES;
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index);
    pieces.push(escape(between, braces));
    const isFirst = (isStart && end === 0) || /:\s+$/.test(between.slice(-9));
    const isSafe = !CAPITAL.test(word) || (isFirst && AFTER_FIRST.test(word));
    pieces.push(isSafe ? word : `{${word}}`);
    end = index + word.length;
  }
  return pieces.join('') + escape(text.slice(end), braces);
}

/**
 * Writes a title so that no style changes its capitals. The first word, and that after a colon, keep
 * a capital first letter in every style.
 */
export const bibtexTitle = (title: string): string => protect(onOneLine(title), true);

/** Writes the text around the formulas of a line, and these as TeX. */
function aroundFormulas(line: string, write: (text: string, isStart: boolean) => string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { start, tex } of texFormulas(line)) {
    pieces.push(write(line.slice(end, start), end === 0), tex);
    end = start + tex.length;
  }
  return pieces.join('') + write(line.slice(end), end === 0);
}

/** Writes a title like `bibtexTitle`, and its formulas between dollars as TeX. */
export const bibtexTitleWithFormulas = (title: string): string =>
  aroundFormulas(onOneLine(title), protect);

const textLine = (line: string): string =>
  aroundFormulas(onOneLine(line), (text) => escape(text, hasPairs(text) ? PAIRED : BRACES));

/**
 * Writes a text with its formulas. Its lines stay; one that begins like an entry would end this entry
 * in some programs.
 */
export const bibtexText = (text: string): string =>
  text.split('\n').map(textLine).join('\n').replaceAll(/^@/gm, '{@}');

/** A part of a name; braces keep commas, and the word that separates names, within it. */
function namePart(part: string): string {
  const escaped = escape(onOneLine(part));
  return /[,=]|(?:^|\s)and(?:\s|$)/i.test(part) ? `{${escaped}}` : escaped;
}

const nameOf = (name: CitedName): string =>
  'literal' in name
    ? `{${escape(onOneLine(name.literal))}}`
    : [name.family, name.suffix, name.given]
        .flatMap((part) => (part ? namePart(part) : []))
        .join(', ');

/** Writes names; braces keep those of organisations whole. */
export const bibtexNames = (names: readonly CitedName[]): string => names.map(nameOf).join(' and ');

/**
 * Writes a DOI or an address. It is not escaped, because programs use it as it is. An unescaped brace
 * would end the field.
 */
export const bibtexVerbatim = (text: string): string =>
  text.replace(/[\\{}\s]/g, (sign) => encodeURIComponent(sign));

/**
 * Writes an entry of BibTeX in UTF-8, as biber and current programs read it. No letter is lost, and
 * no text ends its field.
 */
export function writeBibtex({ key, type, fields }: BibtexEntry): string {
  const written = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) =>
      typeof value === 'string' ? `\t${name} = {${value}},\n` : `\t${name} = ${value.macro},\n`,
    );
  return `@${type}{${key},\n${written.join('')}}`;
}
