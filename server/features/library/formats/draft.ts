import type { LibraryEntry } from '#contract/entities/library';
import { readDoi } from '#contract/doi';
import {
  LIBRARY_AUTHOR_MAX_LENGTH,
  LIBRARY_FIELD_MAX_LENGTH,
  LIBRARY_FIELDS_MAX,
  LIBRARY_NOTE_MAX_LENGTH,
  LIBRARY_TITLE_MAX_LENGTH,
} from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import { isCitationKey } from './citationKey';
import { tidyDate, yearOf } from './dates';
import { DATE_VARIABLES, fieldName } from './fieldName';
import { splitTags, writeKeyword } from './tags';
import * as texts from './texts';
import { tidyAddress, tidyLine, tidyPages, tidyText, tidyTitle } from './tidyText';

/** An entry while it is read. */
export interface Draft {
  title: string;
  /** As the library keeps names. */
  author: string;
  /** In ISO 8601, or as written. */
  issued: string;
  doi: string;
  key: string;
  notes: string[];
  keywords: string[];
  fields: Map<string, string>;
  /** Lines `name: value` of what has no field of its own. */
  others: string[];
}

export const emptyDraft = (): Draft => ({
  title: '',
  author: '',
  issued: '',
  doi: '',
  key: '',
  notes: [],
  keywords: [],
  fields: new Map(),
  others: [],
});

function tidyValue(name: string, value: string): string {
  if (name === 'URL') return tidyAddress(value);
  if (name === 'page') return tidyPages(value);
  return name === 'type' || DATE_VARIABLES.has(name) ? tidyLine(value) : tidyText(value);
}

/**
 * Adds a field. If its name can't be a field's, or is taken by another value, it becomes a line of
 * the field `extra`, as reference managers keep such fields.
 */
export function putField({ fields, others }: Draft, written: string, value: string): void {
  const name = fieldName(written);
  const tidied = tidyValue(name ?? '', value);
  if (tidied === '' || (name !== null && fields.get(name) === tidied)) return;
  if (name !== null && !fields.has(name)) fields.set(name, tidied);
  else others.push(`${tidyLine(written)}: ${tidied}`);
}

function withDates(draft: Draft): number | null {
  const issued = tidyDate(tidyLine(draft.issued));
  if (issued !== '' && !/^\d{4}$/.test(issued)) putField(draft, 'issued', issued);
  return yearOf(issued);
}

function withDoi(draft: Draft): string | null {
  const doi = draft.doi === '' ? null : readDoi(draft.doi);
  if (doi === null) putField(draft, 'DOI', draft.doi);
  if (doi !== null) return doi;
  const address = draft.fields.get('URL') ?? '';
  return /^https?:\/\/(?:dx\.)?doi\.org\//i.test(address) ? readDoi(address) : null;
}

function withNote(draft: Draft): Pick<LibraryEntry, 'note'> {
  const note = tidyText(draft.notes.join('\n'));
  if (note !== '' && note.length <= LIBRARY_NOTE_MAX_LENGTH) return { note };
  putField(draft, 'annote', note);
  return {};
}

function withTags(draft: Draft): Pick<LibraryEntry, 'tags'> {
  const { tags, others } = splitTags(draft.keywords);
  putField(draft, 'keyword', others.map(writeKeyword).join(', '));
  return tags.length > 0 ? { tags } : {};
}

/** The fields, of which those over their number become lines of `extra`. */
function finishFields({ fields, others }: Draft): Record<string, string> {
  const isOver =
    fields.size + (others.length > 0 && !fields.has('extra') ? 1 : 0) > LIBRARY_FIELDS_MAX;
  const all = [...fields].filter(([name]) => name !== 'extra');
  const kept = isOver ? all.slice(0, LIBRARY_FIELDS_MAX - 1) : all;
  const surplus = all.slice(kept.length).map(([name, value]) => `${name}: ${value}`);
  const extra = [fields.get('extra') ?? '', ...others, ...surplus].filter(Boolean).join('\n');
  return Object.fromEntries(extra === '' ? kept : [...kept, ['extra', extra]]);
}

/** An entry, or the reason why it is refused. */
export type Finished = { entry: LibraryEntry } | { reason: string };

/** Makes the entry of a draft. It is refused without a title, or if it exceeds a limit. */
export function finishEntry(draft: Draft): Finished {
  const title = tidyTitle(draft.title);
  if (!hasVisibleText(title.slice(0, LIBRARY_TITLE_MAX_LENGTH))) return { reason: texts.noTitle };
  if (title.length > LIBRARY_TITLE_MAX_LENGTH) return { reason: texts.titleTooLong };
  const author = tidyLine(draft.author);
  if (author.length > LIBRARY_AUTHOR_MAX_LENGTH) return { reason: texts.authorsTooLong };
  if (isCitationKey(draft.key)) putField(draft, 'citation-key', draft.key);
  const year = withDates(draft);
  const doi = withDoi(draft);
  const more = { ...withNote(draft), ...withTags(draft) };
  const fields = finishFields(draft);
  const long = Object.entries(fields).find(([, { length }]) => length > LIBRARY_FIELD_MAX_LENGTH);
  if (long) return { reason: texts.fieldTooLong(long[0]) };
  return { entry: { title, author, year, doi, fields, ...more } };
}
