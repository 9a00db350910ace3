import type { PostedResearch } from '#contract/entities/research';
import type { WorkFields } from './workApi';

/** The values of the form for new work, which others may ask to join. */
export const newWork: WorkFields = { title: '', research_field: '', details: '', is_open: 'true' };

/** The values of the form for existing work. */
export const workFieldsOf = (work: PostedResearch): WorkFields => ({
  title: work.title,
  research_field: work.research_field,
  details: work.details,
  is_open: work.is_open ? 'true' : 'false',
});

/** Loads the rules of the fields. */
export const loadWorkSchema = async () =>
  (await import(/* webpackChunkName: "research-schemas" */ '../researchSchemas')).workSchema;
