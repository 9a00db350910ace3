import { readDoi } from '#contract/doi';
import { readNames, writeNames } from '#domain/citations';
import { isoDate, tidyDate, yearOf } from '../dates';
import { emptyDraft, finishEntry, putField, type Draft, type Finished } from '../draft';
import { fieldName } from '../fieldName';
import { readKeywords } from '../tags';
import * as texts from '../texts';
import { tidyLine } from '../tidyText';
import { parseRis, type RisRecord } from './parseRis';
import { numberVariable, RIS_NAMES, RIS_TYPES, RIS_VARIABLES } from './risTags';

/** `2019/05/03/spring`, whose month and day may be empty. */
const DATE = /^(\d{4})\/(\d{0,2})(?:\/(\d{0,2}))?(?:\/(.*))?$/;
/** A field that has no tag of its own, as programs keep it in M2. */
const NAMED = /^([A-Za-z][A-Za-z_-]{0,39}): ([\s\S]+)$/;

function readDate(written: string): string {
  const text = tidyDate(written);
  const [, year, month = '', day = '', other = ''] = DATE.exec(text) ?? [];
  if (year === undefined) return text;
  return other === '' ? (isoDate([year, month, day]) ?? text) : `${other} ${year}`;
}

/** The values of a record by their tags. */
type Values = ReadonlyMap<string, string[]>;

function valuesOf({ tags }: RisRecord): Values {
  const values = new Map<string, string[]>();
  for (const [tag, value] of tags) {
    const known = values.get(tag);
    if (known) known.push(value);
    else values.set(tag, [value]);
  }
  return values;
}

const inOrder = (values: Values, ...tags: string[]): string[] =>
  tags.flatMap((tag) => values.get(tag) ?? []).filter((value) => value.trim() !== '');

/** Names, usually each on its line: `Family, Given`, or as a whole. */
const namesIn = (lines: readonly string[]): string => writeNames(lines.flatMap(readNames));

/** The full date if it is in the year of the other, which has no month in some programs. */
function readIssued(values: Values): string {
  const [year = ''] = inOrder(values, 'PY', 'Y1').map((text) => readDate(tidyLine(text)));
  const [date = ''] = inOrder(values, 'DA').map((text) => readDate(tidyLine(text)));
  return date !== '' && (year === '' || yearOf(date) === yearOf(year)) ? date : year;
}

function readPages(values: Values): string {
  const [start = ''] = inOrder(values, 'SP');
  const [end = ''] = inOrder(values, 'EP');
  return [start, end].filter(Boolean).join('-');
}

/** Tags that are read together, or in a way of their own. */
const APART: ReadonlySet<string> = new Set([
  ...['TI', 'T1', 'CT', 'AU', 'A1', 'PY', 'Y1', 'DA', 'SP', 'EP', 'DO', 'KW', 'N1', 'ID'],
  ...RIS_NAMES.keys(),
]);

function putTag(draft: Draft, tag: string, value: string): void {
  const variable = RIS_VARIABLES.get(tag);
  if (tag === 'M2') {
    const [, name, rest] = NAMED.exec(value) ?? [];
    const isField = name !== undefined && rest !== undefined && fieldName(name) !== null;
    putField(draft, isField ? name : 'extra', isField ? rest : value);
  } else if (tag === 'SN') putField(draft, numberVariable(tidyLine(value)), value);
  else if (tag === 'Y2') putField(draft, 'accessed', readDate(tidyLine(value)));
  // Some programs put the DOI there.
  else if (tag === 'M3' && draft.doi === '' && readDoi(value) !== null) draft.doi = value;
  else if (variable !== undefined) putField(draft, variable, value);
  else if (value.trim() !== '') draft.others.push(`${tag}: ${tidyLine(value)}`);
}

function readRecord(record: RisRecord): Finished {
  if (record.type === '') return { reason: texts.noType };
  const values = valuesOf(record);
  const draft = emptyDraft();
  [draft.title = ''] = inOrder(values, 'TI', 'T1', 'CT', 'BT');
  draft.author = namesIn(inOrder(values, 'AU', 'A1'));
  draft.issued = readIssued(values);
  [draft.doi = ''] = inOrder(values, 'DO');
  [draft.key = ''] = inOrder(values, 'ID');
  draft.notes = inOrder(values, 'N1');
  draft.keywords = inOrder(values, 'KW').flatMap((value) => readKeywords(value, 'semicolon'));
  putField(draft, 'type', RIS_TYPES.get(record.type) ?? record.type.toLowerCase());
  for (const [tag, variable] of RIS_NAMES) putField(draft, variable, namesIn(inOrder(values, tag)));
  putField(draft, 'page', readPages(values));
  for (const [tag, value] of record.tags) {
    const isTitle = tag === 'BT' && draft.title === value;
    if (!APART.has(tag) && !isTitle) putTag(draft, tag, value);
  }
  return finishEntry(draft);
}

/** Reads the records of a file of RIS. */
export const readRis = (text: string): ({ line: number } & Finished)[] =>
  parseRis(text).map((record) => ({ line: record.line, ...readRecord(record) }));
