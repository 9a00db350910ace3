import type { LibraryEntry } from '#contract/entities/library';
import { yearOf } from './dates';

/** Fields that each format writes in a way of its own. */
const APART: ReadonlySet<string> = new Set(['issued', 'keyword', 'type']);

/** The date of an entry, of which lists show the year: its full date unless the year differs. */
export function writtenDate(entry: LibraryEntry): string {
  const { year } = entry;
  const issued = fieldOf(entry, 'issued');
  if (issued !== '' && yearOf(issued) === year) return issued;
  return year === null ? '' : String(year).padStart(4, '0');
}

/** The value of a field, or an empty text. */
export const fieldOf = ({ fields }: LibraryEntry, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';

/** The other fields of an entry: all but its key, its type, its date and its keywords. */
export const otherFields = (
  { fields }: LibraryEntry,
  key: string,
): [name: string, value: string][] =>
  Object.entries(fields).filter(
    ([name, value]) => !APART.has(name) && !(name === 'citation-key' && value === key),
  );
