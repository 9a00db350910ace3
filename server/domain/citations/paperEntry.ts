import { authorNames } from './authorNames';
import {
  bibtexNames,
  bibtexTitle,
  bibtexVerbatim,
  type BibtexEntry,
  type BibtexField,
} from './writeBibtex';

/** The fields of a paper that its entry in BibTeX needs. */
export interface CitedPaper {
  id: number;
  title: string;
  author: string;
  doi: string | null;
  published_year: number | null;
}

/** The fields that papers and works in progress have in BibTeX. */
export const citedFields = ({
  author,
  doi,
  published_year: year,
  title,
}: CitedPaper): BibtexField[] => [
  ['author', bibtexNames(authorNames(author))],
  ['doi', bibtexVerbatim(doi ?? '')],
  ['year', String(year ?? '')],
  ['title', bibtexTitle(title)],
];

/**
 * A paper as an entry of BibTeX. Its key is made of its id, so that it is unique, and stays when the
 * title or the authors are corrected.
 */
export const paperEntry = (paper: CitedPaper): BibtexEntry => ({
  key: `quad${paper.id}`,
  type: 'article',
  fields: citedFields(paper),
});
