import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import type { PaperCitations } from '#contract/entities/research';
import {
  authorNames,
  citedFields,
  paperEntry,
  writeBibtex,
  type CitedName,
  type CitedPaper,
} from '#domain/citations';
import chicago from '../styles/chicago-author-date.json';
import ieee from '../styles/ieee.json';

const { styles } = plugins.config.get('@csl');
styles.add('chicago', chicago.style);
styles.add('ieee', ieee.style);

/** A paper, or a work in progress, for a bibliography in BibTeX. */
export interface CitedWork extends CitedPaper {
  kind: 'paper' | 'manuscript';
}

/**
 * Removes surrounding blanks, and the number some styles put before each entry, because there is
 * only one.
 */
const lineOf = (text: string) => text.trim().replace(/^\[1\]\s*/, '');

/** The scripts whose names the formatter writes with a blank between their parts. */
const SPACED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]+$/u;
/** The scripts that are written without blanks. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u;

/**
 * A name for lists of references. The formatter joins the parts of names in other scripts without a
 * blank, and has no initials of them, so they are given as a whole.
 */
function listedName(name: CitedName): CitedName {
  if ('literal' in name) return name;
  const whole = `${name.given} ${name.family}`;
  return SPACED.test(whole) || UNSPACED.test(whole) ? name : { literal: whole };
}

function citeOf({ id, title, author, doi, published_year }: CitedPaper, nameOf = listedName) {
  const item = {
    id: `quad-${id}`,
    type: 'article-journal',
    title,
    author: authorNames(author).map(nameOf),
    ...(published_year === null ? {} : { issued: { 'date-parts': [[published_year]] } }),
    ...(doi === null ? {} : { DOI: doi }),
  };
  // Passed as data, never as an address to fetch.
  return new Cite([item], { generateGraph: false });
}

/** A paper or work as an entry of BibTeX; hostile texts are escaped. */
export const bibtexOf = ({ kind, ...work }: CitedWork): string =>
  writeBibtex(
    kind === 'paper'
      ? paperEntry(work)
      : { key: `quadwork${work.id}`, type: 'unpublished', fields: citedFields(work) },
  );

/**
 * A paper in the formats of reference managers, and as lines of reference lists; hostile texts are
 * escaped.
 */
export function citePaper(paper: CitedPaper): PaperCitations {
  const cite = citeOf(paper);
  const inStyle = (template: string) =>
    lineOf(cite.format('bibliography', { format: 'text', template, lang: 'en-US' }));
  return {
    bibtex: bibtexOf({ ...paper, kind: 'paper' }),
    ris: citeOf(paper, (name) => name)
      .format('ris')
      .trim(),
    apa: inStyle('apa'),
    chicago: inStyle('chicago'),
    ieee: inStyle('ieee'),
  };
}
