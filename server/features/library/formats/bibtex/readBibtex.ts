import { tidyDate } from '../dates';
import { emptyDraft, finishEntry, putField, type Draft, type Finished } from '../draft';
import { NAME_VARIABLES } from '../fieldName';
import { tidyLine } from '../tidyText';
import { readDate } from './bibtexDate';
import { readType } from './bibtexTypes';
import { PREFIX, variableOf } from './bibtexVariables';
import { inheritFields } from './inheritFields';
import { parseBibtex, type RawEntry } from './parseBibtex';
import { readTex } from './readTex';
import { readTexNames } from './readTexNames';
import { splitOutside } from './splitOutside';

/** Values that programs write as they are, some with a backslash before signs of TeX. */
const VERBATIM: ReadonlySet<string> = new Set(['doi', 'eprint', 'file', 'url']);
const verbatim = (raw: string): string =>
  raw.replace(/^\s*\\url\s*\{([^{}]*)\}\s*$/, '$1').replaceAll(/\\([_%&#{}$~])/g, '$1');

/** Joins lines that a program has wrapped. */
const unwrapped = (raw: string): string => raw.replaceAll(/\n[ \t]+/g, ' ');

/** Keywords; braces around one keep its commas. */
const readTexKeywords = (raw: string): string[] =>
  splitOutside(raw, (at) => (/[,;]/.test(raw.charAt(at)) ? 1 : 0)).flatMap(
    (keyword) => tidyLine(readTex(keyword)) || [],
  );

/** The fields by name; of two with the same name the first counts, the other stays in `rest`. */
function sorted(fields: RawEntry['fields']) {
  const byName = new Map<string, string>();
  const repeated: [string, string][] = [];
  for (const [name, value] of fields) {
    if (value.trim() === '') continue;
    if (byName.has(name)) repeated.push([name, value]);
    else byName.set(name, value);
  }
  return { byName, repeated };
}

function readTitle(draft: Draft, of: (name: string) => string): void {
  const subtitle = of('subtitle');
  draft.title = subtitle === '' ? of('title') : `${of('title')}: ${subtitle}`;
}

/** An address is one; other values, such as `Poster`, stay what they are. */
function putHowPublished(draft: Draft, raw: string): void {
  const address = tidyLine(verbatim(raw));
  putField(draft, /^https?:/i.test(address) ? 'URL' : 'howpublished', address);
}

/** Reads an entry of BibTeX or BibLaTeX. */
function readEntry({ type: written, key, fields }: RawEntry): Finished {
  const draft = emptyDraft();
  const { byName, repeated } = sorted(fields);
  const text = (name: string) => readTex(unwrapped(byName.get(name) ?? ''));
  const line = (name: string) => tidyLine(text(name));
  const ownType = readType(written);
  const type = line(`${PREFIX}type`) || ownType.type;
  putField(draft, 'type', type);
  readTitle(draft, line);
  draft.key = key;
  draft.author = readTexNames(byName.get('author') ?? '');
  const date = (name: string) => tidyDate(line(name));
  draft.issued = readDate(date('date'), date('year'), date('month'), date('day'));
  draft.doi = verbatim(byName.get('doi') ?? '');
  draft.notes = [text('annote'), text('annotation')].filter(Boolean);
  draft.keywords = readTexKeywords(byName.get('keywords') ?? '');
  putField(draft, 'crossref', line('crossref'));
  for (const [name, raw] of [...byName, ...repeated]) {
    if (name === `${PREFIX}type`) continue;
    const variable = variableOf(name, type);
    if (name === 'howpublished') putHowPublished(draft, raw);
    else if (variable === null) continue;
    else if (VERBATIM.has(name)) putField(draft, variable, verbatim(raw));
    else if (NAME_VARIABLES.has(variable) && !name.startsWith(PREFIX))
      putField(draft, variable, readTexNames(raw));
    else putField(draft, variable, readTex(unwrapped(raw)));
  }
  if (!draft.fields.has('genre')) putField(draft, 'genre', ownType.genre);
  return finishEntry(draft);
}

/** Reads the entries of a file of BibTeX. */
export const readBibtex = (text: string): ({ line: number } & Finished)[] =>
  inheritFields(parseBibtex(text)).map((raw) =>
    'reason' in raw ? raw : { line: raw.line, ...readEntry(raw) },
  );
