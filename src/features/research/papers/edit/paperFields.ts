import type { Paper } from '#contract/entities/research';
import type { PaperFields } from '../papersApi';

export const noPaperFields: PaperFields = {
  title: '',
  author: '',
  research_field: '',
  abstract: '',
  doi: '',
  published_year: '',
};

/** Returns the details of a paper as form values. */
export const paperFieldsOf = (paper: Paper): PaperFields => ({
  title: paper.title,
  author: paper.author,
  research_field: paper.research_field,
  abstract: paper.abstract,
  doi: paper.doi ?? '',
  published_year: paper.published_year === null ? '' : String(paper.published_year),
});

/** Loads the validation schema of these fields. */
export const loadPaperSchema = async () =>
  (await import(/* webpackChunkName: "research-schemas" */ '../../researchSchemas')).paperSchema;
