import { object, string } from 'yup';
import { neededText } from '#shared/forms/rules';
import { NEEDED } from './fields';

const optionalText = string().trim().default('');

/** The schema of a paper's fields; the server validates the rest. */
export const paperSchema = object({
  title: neededText(NEEDED),
  author: neededText(NEEDED),
  research_field: neededText(NEEDED),
  abstract: optionalText,
  doi: optionalText,
  published_year: optionalText,
});

/** The schema of a work announcement. */
export const workSchema = object({
  title: neededText(NEEDED),
  research_field: neededText(NEEDED),
  details: neededText(NEEDED),
});
