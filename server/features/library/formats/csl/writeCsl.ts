import type { LibraryEntry } from '#contract/entities/library';
import { readNames } from '#domain/citations';
import { dateParts, SEASONS, splitDate } from '../dates';
import { DATE_VARIABLES, NAME_VARIABLES } from '../fieldName';
import { writtenKeywords } from '../tags';
import { fieldOf, otherFields, writtenDate } from '../writtenParts';
import { PREFIX } from './readCsl';

/** A date in its parts, or as written. Only a year has a season. */
function writeDate(text: string) {
  const { isCirca, season, date } = splitDate(text);
  const parts = dateParts(date);
  const isYear = parts?.length === 1 && parts[0]?.length === 1;
  if (!parts || (season !== '' && !isYear)) return { literal: text };
  return {
    'date-parts': parts,
    ...(season !== '' && { season: SEASONS.indexOf(season) + 1 }),
    ...(isCirca && { circa: true }),
  };
}

/** Members that an entry has beside its fields. */
const APART: ReadonlySet<string> = new Set(['author', 'id', 'title']);

function writeField(entry: LibraryEntry, name: string, value: string): [string, unknown] {
  const isTaken =
    APART.has(name) ||
    name.startsWith(PREFIX) ||
    (name === 'DOI' && entry.doi !== null) ||
    (name === 'annote' && entry.note !== undefined && entry.note !== '');
  if (isTaken) return [PREFIX + name, value];
  if (NAME_VARIABLES.has(name)) return [name, readNames(value)];
  return [name, DATE_VARIABLES.has(name) ? writeDate(value) : value];
}

/** The item of CSL for an entry of the library, under a key. */
export function writeCslItem(entry: LibraryEntry, key: string): Record<string, unknown> {
  const date = writtenDate(entry);
  const keywords = writtenKeywords(entry.tags, fieldOf(entry, 'keyword'));
  const hasOwnKey = fieldOf(entry, 'citation-key') === key;
  return {
    id: key,
    ...(hasOwnKey ? { 'citation-key': key } : {}),
    type: fieldOf(entry, 'type') || 'document',
    title: entry.title,
    ...(entry.author === '' ? {} : { author: readNames(entry.author) }),
    ...(date === '' ? {} : { issued: writeDate(date) }),
    ...(entry.doi === null ? {} : { DOI: entry.doi }),
    ...Object.fromEntries(
      otherFields(entry, key).map(([name, value]) => writeField(entry, name, value)),
    ),
    ...(keywords.length === 0 ? {} : { keyword: keywords.join(', ') }),
    ...(entry.note ? { annote: entry.note } : {}),
  };
}
