import type { Paper } from '#contract/entities/research';
import { hasVisibleText } from '#contract/visibleText';
import type { PaperFields } from './papersApi';

export const noPaperFields: PaperFields = {
  title: '',
  author: '',
  research_field: '',
  abstract: '',
  doi: '',
  published_year: '',
};

/** What is said of a paper, as its fields show it. */
export const paperFieldsOf = (paper: Paper): PaperFields => ({
  title: paper.title,
  author: paper.author,
  research_field: paper.research_field,
  abstract: paper.abstract,
  doi: paper.doi ?? '',
  published_year: paper.published_year == null ? '' : String(paper.published_year),
});

/** The fields that no paper goes without. */
export const NEEDED_FIELDS = ['title', 'author', 'research_field'] as const;

/** Whether nothing is missing that a paper needs. */
export const isFilled = (fields: PaperFields): boolean =>
  NEEDED_FIELDS.every((name) => hasVisibleText(fields[name]));
