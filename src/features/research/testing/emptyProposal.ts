import type { PaperProposal } from '#contract/entities/research';

/** The fields that the server finds in a PDF that has none. */
export const emptyProposal: PaperProposal = {
  title: '',
  author: '',
  abstract: '',
  doi: null,
  published_year: null,
  page_count: 3,
  text_state: 'readable',
  note: null,
  duplicates: [],
};
