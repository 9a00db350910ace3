import type { Paper } from '#contract/entities/research';
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

/** Fetches the rules of these fields. */
export const loadPaperSchema = async () =>
  (await import(/* webpackChunkName: "research-schemas" */ '../researchSchemas')).paperSchema;
