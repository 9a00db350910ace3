import type { LibraryEntry } from '#contract/entities/library';
import { readNames, writeNames } from '#domain/citations';
import { dateParts, splitDate } from '../dates';
import { writtenKeywords } from '../tags';
import { fieldOf, otherFields, writtenDate } from '../writtenParts';
import { NAME_TAGS, numberVariable, VARIABLE_TAGS, WRITTEN_TYPES } from './risTags';

type Line = readonly [tag: string, value: string];

/** Further lines begin with a blank, so that they are not read as tags. */
const writeLine = ([tag, value]: Line): string =>
  `${tag}  - ${value.replaceAll('\n', '\r\n ')}\r\n`;

/** A year with words before it, as RIS has them: `2019///Spring`. */
function otherDate(date: string): string {
  const { date: bare } = splitDate(date);
  return bare !== date && /^\d{4}$/.test(bare) ? `${bare}///${date.slice(0, -5)}` : date;
}

/** The year, and the whole date if there is more of it. */
function dateLines(date: string, year: number | null): Line[] {
  const parts = dateParts(date);
  const [first] = parts?.length === 1 ? parts : [];
  const lines: Line[] = year === null ? [] : [['PY', String(year).padStart(4, '0')]];
  if (!first || (first[0] ?? 0) < 0)
    return date === '' ? lines : [...lines, ['DA', otherDate(date)]];
  const written = date.split('-').join('/');
  return first.length === 1
    ? lines
    : [...lines, ['DA', first.length === 2 ? `${written}/` : written]];
}

function pageLines(pages: string): Line[] {
  const [, start = '', end = ''] = /^([^-]+)-([^-]+)$/.exec(pages) ?? [];
  return start === ''
    ? [['SP', pages]]
    : [
        ['SP', start],
        ['EP', end],
      ];
}

function fieldLines([name, value]: Line): Line[] {
  const tag = VARIABLE_TAGS.get(name);
  const names = NAME_TAGS.get(name);
  const isOneLine = !value.includes('\n');
  if (name === 'page' && isOneLine) return pageLines(value);
  if (names !== undefined) return readNames(value).map((each) => [names, writeNames([each])]);
  if (name === numberVariable(value)) return [['SN', value]];
  if (name === 'citation-key' || tag === undefined) return [['M2', `${name}: ${value}`]];
  return [[tag, value]];
}

/** Writes an entry of the library as a record of RIS. Fields without a tag are lines of M2. */
export function writeRisEntry(entry: LibraryEntry, key: string): string {
  const type = fieldOf(entry, 'type');
  const known = WRITTEN_TYPES.get(type);
  const lines: Line[] = [
    ['TY', known ?? 'GEN'],
    ['TI', entry.title],
    ...readNames(entry.author).map((name): Line => ['AU', writeNames([name])]),
    ...dateLines(writtenDate(entry), entry.year),
    ...otherFields(entry, key).flatMap(fieldLines),
    ['M2', known === undefined ? `type: ${type}` : ''],
    ['DO', entry.doi ?? ''],
    ...writtenKeywords(entry.tags, fieldOf(entry, 'keyword')).map((word): Line => ['KW', word]),
    ['N1', entry.note ?? ''],
    ['ID', key],
  ];
  const written = lines.filter(([, value]) => value !== '').map(writeLine);
  return `${written.join('')}ER  - \r\n`;
}
