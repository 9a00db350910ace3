import type { LibraryEntry } from '#contract/entities/library';
import {
  bibtexNames,
  bibtexText,
  bibtexTitleWithFormulas,
  bibtexVerbatim,
  readNames,
  writeBibtex,
  type BibtexField,
} from '#domain/citations';
import { NAME_VARIABLES } from '../fieldName';
import { writtenKeywords } from '../tags';
import { fieldOf, otherFields, writtenDate } from '../writtenParts';
import { dateFields } from './bibtexDate';
import { readType, writtenType } from './bibtexTypes';
import { fieldFor, PREFIX, variableOf } from './bibtexVariables';

/** Names in TeX; the name `others` after others means that more follow. */
function writeTexNames(line: string): string {
  const names = readNames(line);
  const last = names.at(-1);
  const hasMore = names.length > 1 && last && 'literal' in last && last.literal === 'others';
  return hasMore ? `${bibtexNames(names.slice(0, -1))} and others` : bibtexNames(names);
}

function writeField(variable: string, value: string, type: string): BibtexField {
  const field = fieldFor(variable, type);
  if (field === 'url') return [field, bibtexVerbatim(value)];
  // A dash between pages is two hyphens in TeX.
  if (field === 'pages') return [field, bibtexText(value).replaceAll('-', '--')];
  const isNames = NAME_VARIABLES.has(variableOf(field, type) ?? '') && !field.startsWith(PREFIX);
  return [field, isNames ? writeTexNames(value) : bibtexText(value)];
}

/** The personal note, or a longer one that is kept as a field. */
function noteFields({ note = '' }: LibraryEntry, annote: string): BibtexField[] {
  const fields = [note, annote].filter(Boolean).map(bibtexText);
  return fields.map((text, at) => [at === 0 ? 'annote' : `${PREFIX}annote`, text]);
}

/** Writes an entry of the library in BibTeX, under a key. */
export function writeBibtexEntry(entry: LibraryEntry, key: string): string {
  const type = fieldOf(entry, 'type');
  const written = writtenType({ type, genre: fieldOf(entry, 'genre') });
  const others = otherFields(entry, key).filter(([name]) => name !== 'genre' && name !== 'annote');
  return writeBibtex({
    key,
    type: written.type,
    fields: [
      ['author', writeTexNames(entry.author)],
      ['title', bibtexTitleWithFormulas(entry.title)],
      ...dateFields(writtenDate(entry), bibtexText),
      [`${PREFIX}type`, readType(written.type).type === type ? '' : bibtexText(type)],
      ['type', bibtexText(written.genre)],
      ...others.map(([name, value]) => writeField(name, value, type)),
      ['doi', bibtexVerbatim(entry.doi ?? '')],
      [
        'keywords',
        writtenKeywords(entry.tags, fieldOf(entry, 'keyword')).map(writeTexKeyword).join(', '),
      ],
      ...noteFields(entry, fieldOf(entry, 'annote')),
    ],
  });
}

function writeTexKeyword(keyword: string): string {
  const inner = keyword.replaceAll(/[{}]/g, '');
  return inner === keyword ? bibtexText(keyword) : `{${bibtexText(inner)}}`;
}
