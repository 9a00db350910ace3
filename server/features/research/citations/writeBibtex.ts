import type { CitedName } from './authorNames';

/** An entry of a bibliography. */
export interface BibtexEntry {
  /** ASCII, and unique within a bibliography. */
  key: string;
  type: 'article' | 'unpublished';
  authors: readonly CitedName[];
  title: string;
  year: number | null;
  doi: string | null;
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

/** Programs count braces even if they are escaped, so only pairs are written as braces. */
function hasPairs(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const escape = (text: string, braces = BRACES): string =>
  text
    .replace(JOINED, '$&\0')
    .replace(SPECIAL, (sign) => COMMANDS[sign] ?? braces[sign] ?? sign)
    .replaceAll('\0', '{}');

const onOneLine = (text: string): string => text.replace(BLANKS, ' ').trim();

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const CAPITAL = /\p{Lu}/u;
const AFTER_FIRST = /^.\P{Lu}*$/su;

/**
 * A title whose capitals no style changes. The first word, and that after a colon, keep a capital
 * first letter in every style.
 */
function protect(title: string): string {
  const braces = hasPairs(title) ? PAIRED : BRACES;
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: word, index } of title.matchAll(WORD)) {
    const between = title.slice(end, index);
    pieces.push(escape(between, braces));
    const isFirst = end === 0 || /:\s+$/.test(between.slice(-9));
    const isSafe = !CAPITAL.test(word) || (isFirst && AFTER_FIRST.test(word));
    pieces.push(isSafe ? word : `{${word}}`);
    end = index + word.length;
  }
  return pieces.join('') + escape(title.slice(end), braces);
}

/** A part of a name; braces keep commas, and the word that separates names, within it. */
function namePart(part: string): string {
  const escaped = escape(onOneLine(part));
  return /,|(?:^|\s)and(?:\s|$)/i.test(part) ? `{${escaped}}` : escaped;
}

const nameOf = (name: CitedName): string =>
  'literal' in name
    ? `{${escape(onOneLine(name.literal))}}`
    : `${namePart(name.family)}, ${namePart(name.given)}`;

/** A DOI is not escaped, because programs use it as it is. An unescaped brace would end the field. */
const doiOf = (doi: string): string => doi.replace(/[\\{}\s]/g, (sign) => encodeURIComponent(sign));

/**
 * Writes an entry of BibTeX in UTF-8, as biber and current programs read it. No letter is lost, and
 * no text ends its field.
 */
export function writeBibtex({ key, type, authors, title, year, doi }: BibtexEntry): string {
  const fields = {
    author: authors.map(nameOf).join(' and '),
    doi: doi === null ? '' : doiOf(doi),
    year: year === null ? '' : String(year),
    title: protect(onOneLine(title)),
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== '');
  const written = lines.map(([name, value]) => `\t${name} = {${value}},\n`);
  return `@${type}{${key},\n${written.join('')}}`;
}
