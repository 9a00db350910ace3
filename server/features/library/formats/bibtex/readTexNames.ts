import {
  areWholeNames,
  authorNames,
  nameInOrder,
  writeNames,
  type CitedName,
} from '#domain/citations';
import { tidyLine } from '../tidyText';
import { readTex } from './readTex';
import { splitOutside } from './splitOutside';

const AND = /\s+and(?=\s)/iy;
const EXTENDED = /^\s*(?:family|given|prefix|suffix)\s*=/i;
const OTHER_SEPARATOR = /^[^{}]*[;；、，؛،]/;
const GROUP = /^\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}$/;

const splitNames = (raw: string): string[] =>
  splitOutside(raw, (at) => {
    // The separator begins with its first blank.
    if (!/\s/.test(raw.charAt(at)) || /\s/.test(raw.charAt(at - 1))) return 0;
    AND.lastIndex = at;
    return AND.exec(raw)?.[0].length ?? 0;
  });

const plain = (raw = ''): string => tidyLine(readTex(raw));

const parted = (family: string, given: string, suffix: string): CitedName => {
  if (family === '' || given === '') return { literal: [given, family].join('') };
  return suffix === '' ? { family, given } : { family, given, suffix };
};

/** A name of BibLaTeX's extended format: `family=Berg, given=Søren, prefix=von`. */
function extendedName(parts: readonly string[]): CitedName {
  const values = new Map(
    parts.map((part) => {
      const [key = '', ...value] = part.split('=');
      return [key.trim().toLowerCase(), plain(value.join('=').replaceAll('"', ''))];
    }),
  );
  const of = (key: string) => values.get(key) ?? '';
  return parted([of('prefix'), of('family')].filter(Boolean).join(' '), of('given'), of('suffix'));
}

/** A name in order, whose family name is in braces if it has several words. */
function orderedName(raw: string): CitedName {
  const words = splitOutside(raw, (at) => (/\s/.test(raw.charAt(at)) ? 1 : 0)).filter(Boolean);
  const last = words.at(-1) ?? '';
  const isGroup = words.length > 1 && last.startsWith('{') && last.endsWith('}') && /\s/.test(last);
  return isGroup
    ? parted(plain(last), plain(words.slice(0, -1).join(' ')), '')
    : nameInOrder(plain(raw));
}

function readName(raw: string): CitedName[] {
  const name = raw.trim();
  if (name === '') return [];
  if (GROUP.test(name)) return [{ literal: plain(name) }];
  const parts = splitOutside(name, (at) => (name[at] === ',' ? 1 : 0));
  if (parts.length > 1 && EXTENDED.test(name)) return [extendedName(parts)];
  // Some programs write all names as one, as in the paper.
  if (OTHER_SEPARATOR.test(name) || areWholeNames(parts.map((part) => part.trim())))
    return authorNames(plain(name));
  if (parts.length === 1) return [orderedName(name)];
  const [family, second, third] = parts.map(plain);
  return [
    third === undefined
      ? parted(family ?? '', second ?? '', '')
      : parted(family ?? '', third, second ?? ''),
  ];
}

/** Reads names in TeX, separated by `and`, as the library keeps them. */
export const readTexNames = (raw: string): string => writeNames(splitNames(raw).flatMap(readName));
