import type { CitedName } from './authorNames';

/** Signs with a meaning in a line of names. */
const RESERVED = /[,;]/;
const BRACES = /[{}]/g;

const tidy = (part = ''): string => part.replaceAll(BRACES, '').replaceAll(/\s+/g, ' ').trim();

/** A name as a whole, in braces if it has a separator. */
function wholeName(text: string): string {
  const name = tidy(text);
  return RESERVED.test(name) ? `{${name}}` : name;
}

/** Writes a name as `Family, Given`, `Family, Given, Suffix` or as a whole: `World Bank`. */
function writeName(name: CitedName): string {
  if ('literal' in name) return wholeName(name.literal);
  const parts = [name.family, name.given, name.suffix].map(tidy);
  const [family = '', given = '', suffix = ''] = parts;
  const isPlain = family !== '' && given !== '' && !parts.some((part) => RESERVED.test(part));
  return isPlain
    ? [family, given, suffix].filter(Boolean).join(', ')
    : wholeName([given, family, suffix].filter(Boolean).join(' '));
}

/** Writes names as the library keeps them: `Jahan, Nusrat; World Bank; {Acme, Inc.}`. */
export const writeNames = (names: readonly CitedName[]): string =>
  names.map(writeName).filter(Boolean).join('; ');

function readName(piece: string): CitedName[] {
  const text = piece.trim();
  const isWhole = text.startsWith('{');
  const parts = isWhole ? [text] : text.split(',');
  const [family = '', given = '', suffix = ''] = parts.map(tidy);
  if (parts.length === 1) return family === '' ? [] : [{ literal: family }];
  if (parts.length > 3 || family === '' || given === '') return [{ literal: tidy(text) }];
  return [suffix === '' ? { family, given } : { family, given, suffix }];
}

/** Reads the names that `writeNames` has written. */
export const readNames = (line: string): CitedName[] =>
  (line.match(/(?:\{[^{}]*\}|[^;])+/g) ?? []).flatMap(readName);
