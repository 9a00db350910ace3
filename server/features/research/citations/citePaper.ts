import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import type { PaperCitations } from '#contract/entities/research';
import chicago from '../styles/chicago-author-date.json';
import ieee from '../styles/ieee.json';
import type { PaperRow } from '../papers/selectPapers';
import { authorNames } from './authorNames';

const { styles } = plugins.config.get('@csl');
styles.add('chicago', chicago.style);
styles.add('ieee', ieee.style);

/** The fields of a paper that a citation needs. */
export type CitedPaper = Pick<PaperRow, 'id' | 'title' | 'author' | 'doi' | 'published_year'>;

/** A paper, or a work in progress, for a bibliography in BibTeX. */
export interface CitedWork extends CitedPaper {
  kind: 'paper' | 'manuscript';
}

/**
 * Removes surrounding blanks, and the number some styles put before each entry, because there is
 * only one.
 */
const lineOf = (text: string) => text.trim().replace(/^\[1\]\s*/, '');

function citeOf({ id, kind, title, author, doi, published_year }: CitedWork) {
  const item = {
    id: kind === 'paper' ? `quad-${id}` : `quad-work-${id}`,
    type: kind === 'paper' ? 'article-journal' : 'manuscript',
    title,
    author: authorNames(author),
    ...(published_year === null ? {} : { issued: { 'date-parts': [[published_year]] } }),
    ...(doi === null ? {} : { DOI: doi }),
  };
  // Passed as data, never as an address to fetch.
  return new Cite([item], { generateGraph: false });
}

/** A paper or work as an entry of BibTeX; hostile texts are escaped. */
export const bibtexOf = (work: CitedWork): string => citeOf(work).format('bibtex').trim();

/**
 * A paper in the formats of reference managers, and as lines of reference lists; hostile texts are
 * escaped.
 */
export function citePaper(paper: CitedPaper): PaperCitations {
  const cite = citeOf({ ...paper, kind: 'paper' });
  const inStyle = (template: string) =>
    lineOf(cite.format('bibliography', { format: 'text', template, lang: 'en-US' }));
  return {
    bibtex: cite.format('bibtex').trim(),
    ris: cite.format('ris').trim(),
    apa: inStyle('apa'),
    chicago: inStyle('chicago'),
    ieee: inStyle('ieee'),
  };
}
