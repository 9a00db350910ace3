import { writeNames, type CitedName } from '#domain/citations';
import { isDeeplyNested } from '#server/platform/isDeeplyNested';
import { isCitationKey } from '../citationKey';
import { isoDate, joinDate } from '../dates';
import { emptyDraft, finishEntry, putField, type Finished } from '../draft';
import { readKeywords } from '../tags';
import * as texts from '../texts';
import { splitJson } from './splitJson';

/** Before a field whose name is that of another member. */
export const PREFIX = 'csl-';
/** Members that are read in a way of their own. */
const APART: ReadonlySet<string> = new Set([
  ...['DOI', 'annote', 'author', 'citation-key', 'id', 'issued', 'keyword', 'title', 'type'],
]);
const NAME_PARTS = ['family', 'given', 'literal'];
const DATE_PARTS = ['date-parts', 'literal', 'raw', 'season'];

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function readName(value: unknown): CitedName[] {
  if (!isMembers(value)) return [{ literal: scalar(value) }];
  const part = (name: string) => scalar(value[name]).trim();
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const family = join(part('non-dropping-particle'), part('family'));
  const given = join(part('given'), part('dropping-particle'));
  const suffix = part('suffix');
  if (part('literal') !== '') return [{ literal: part('literal') }];
  if (family === '' || given === '') return [{ literal: join(given, family, suffix) }];
  return [suffix === '' ? { family, given } : { family, given, suffix }];
}

/** Whether a value is true, also as a number or a text, as some programs write it. */
const isTrue = (value: unknown): boolean =>
  value === true || ['1', 'true'].includes(scalar(value).toLowerCase());

function readDate(value: unknown): string {
  if (!isMembers(value)) return scalar(value);
  const sides: unknown = value['date-parts'];
  const dates = Array.isArray(sides)
    ? sides.flatMap((side: unknown) => (Array.isArray(side) ? (isoDate(side) ?? []) : []))
    : [];
  const date = dates.slice(0, 2).join('/') || scalar(value.literal) || scalar(value.raw);
  return joinDate(date, scalar(value.season).trim(), isTrue(value.circa));
}

const has = (value: unknown, names: readonly string[]): boolean =>
  isMembers(value) && names.some((name) => Object.hasOwn(value, name));

/** Any value as text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isNames = value.some((each) => has(each, NAME_PARTS));
    return isNames ? writeNames(value.flatMap(readName)) : value.map(textOf).join(', ');
  }
  if (has(value, DATE_PARTS)) return readDate(value);
  return isMembers(value) ? JSON.stringify(value) : scalar(value);
}

function readItem(item: Members): Finished {
  const draft = emptyDraft();
  const text = (name: string) => (Object.hasOwn(item, name) ? textOf(item[name]) : '');
  draft.title = text('title');
  const { author } = item;
  draft.author = Array.isArray(author) ? writeNames(author.flatMap(readName)) : text('author');
  draft.issued = text('issued');
  draft.doi = text('DOI');
  draft.key = text('citation-key') || text('id');
  if (draft.key !== '' && !isCitationKey(draft.key))
    putField(draft, 'citation-key', text('citation-key'));
  draft.notes = [text('annote')].filter(Boolean);
  draft.keywords = readKeywords(text('keyword'), 'comma');
  putField(draft, 'type', text('type') === 'document' ? '' : text('type'));
  for (const name of Object.keys(item)) {
    if (APART.has(name)) continue;
    putField(draft, name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name, text(name));
  }
  return finishEntry(draft);
}

function readPiece(text: string): Finished {
  try {
    const item: unknown = isDeeplyNested(text) ? null : JSON.parse(text);
    return isMembers(item) ? readItem(item) : { reason: texts.notJson };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { reason: texts.notJson };
  }
}

/** Reads the items of a file of CSL JSON: a list, or a single one. */
export function readCsl(text: string): ({ line: number } & Finished)[] {
  const pieces = splitJson(text);
  if (pieces.length === 0) return [{ line: 1, reason: texts.notJson }];
  return pieces.map((piece) => ({ line: piece.line, ...readPiece(piece.text) }));
}
