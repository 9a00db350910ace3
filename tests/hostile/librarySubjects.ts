import type { LibraryEntry } from '#contract/entities/library';
import { parseBibtex } from '#server/features/library/formats/bibtex/parseBibtex';
import { readTex } from '#server/features/library/formats/bibtex/readTex';
import { readTexNames } from '#server/features/library/formats/bibtex/readTexNames';
import { splitJson } from '#server/features/library/formats/csl/splitJson';
import { dateParts, splitDate, yearOf } from '#server/features/library/formats/dates';
import { readEntries } from '#server/features/library/formats/readEntries';
import { readKeywords } from '#server/features/library/formats/tags';
import {
  tidyLine,
  tidyPages,
  tidyText,
  tidyTitle,
} from '#server/features/library/formats/tidyText';
import {
  writeEntries,
  type BibliographyFormat,
} from '#server/features/library/formats/writeEntries';
import { subject, type Subject } from './subject';

const folder = 'server/features/library/formats/';

const entryOf = (text: string): LibraryEntry => ({
  title: text,
  author: text,
  year: null,
  doi: text,
  fields: { type: text, abstract: text, editor: text, keyword: text, page: text, issued: text },
  note: text,
  tags: [text],
});
const write = (format: BibliographyFormat) => (text: string) =>
  writeEntries(format, [{ id: 1, entry: entryOf(text) }]);

/** The functions that read and write bibliographies. */
export const librarySubjects: readonly Subject[] = [
  ...subject(`${folder}readEntries.ts`, {
    readEntries,
    'readEntries of a value of BibTeX': (text) => readEntries(`@misc{a, title = {${text}}}`),
    'readEntries of an entry of BibTeX': (text) => readEntries(`@misc{${text}}`),
    'readEntries of macros': (text) =>
      readEntries(`@string{a = {${text}}}\n@string{b = a # a}\n@misc{c, title = b # b}`),
    'readEntries of inherited fields': (text) =>
      readEntries(`@book{a, title = {T}, ${text}}\n${'@misc{b, crossref = a}\n'.repeat(40)}`),
    'readEntries of names in BibTeX': (text) => readEntries(`@misc{a, author = {${text}}}`),
    'readEntries of RIS': (text) =>
      readEntries(`TY  - JOUR\nAU  - ${text}\nTI  - ${text}\n${text}`),
    'readEntries of JSON': (text) => readEntries(`[{"title": ${text}`),
    'readEntries of a text in JSON': (text) =>
      readEntries(JSON.stringify([{ title: text, author: [{ literal: text }], keyword: text }])),
  }),
  ...subject(`${folder}writeEntries.ts`, {
    'writeEntries in BibTeX': write('bib'),
    'writeEntries in RIS': write('ris'),
    'writeEntries in JSON': write('json'),
  }),
  ...subject(`${folder}bibtex/parseBibtex.ts`, { parseBibtex }),
  ...subject(`${folder}bibtex/readTex.ts`, { readTex }),
  ...subject(`${folder}bibtex/readTexNames.ts`, { readTexNames }),
  ...subject(`${folder}csl/splitJson.ts`, { splitJson: (text) => splitJson(`[${text}`) }),
  ...subject(`${folder}dates.ts`, { dateParts, splitDate, yearOf }),
  ...subject(`${folder}tags.ts`, {
    readKeywords: (text) => [readKeywords(text, 'comma'), readKeywords(text, 'semicolon')],
  }),
  ...subject(`${folder}tidyText.ts`, { tidyLine, tidyPages, tidyText, tidyTitle }),
];
