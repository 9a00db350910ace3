import { object, string } from 'yup';
import { neededText } from '#shared/forms/rules';
import { NEEDED } from './fields';

const optionalText = string().trim().default('');

/** The rules of the fields of a paper; of the rest the server says what is wrong. */
export const paperSchema = object({
  title: neededText(NEEDED),
  author: neededText(NEEDED),
  research_field: neededText(NEEDED),
  abstract: optionalText,
  doi: optionalText,
  published_year: optionalText,
});

/** The rules of an announcement of current work. */
export const workSchema = object({
  title: neededText(NEEDED),
  research_field: neededText(NEEDED),
  details: neededText(NEEDED),
});
