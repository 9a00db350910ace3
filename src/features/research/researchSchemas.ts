import { object, string } from 'yup';
import { readDoi } from '#contract/doi';
import { tidyNumber } from '#contract/typedNumbers';
import { neededText } from '#shared/forms/rules';
import * as texts from './texts';

const optionalText = string().trim().default('');

/** The schema of a paper's fields; the server validates the rest. */
export const paperSchema = object({
  title: neededText(texts.required),
  author: neededText(texts.required),
  research_field: neededText(texts.required),
  abstract: optionalText,
  // Sent as the bare DOI. The server says what is wrong with any other text.
  doi: optionalText.transform((text: string) => readDoi(text) ?? text),
  published_year: optionalText.transform(tidyNumber),
});

/** The schema of a work announcement. */
export const workSchema = object({
  title: neededText(texts.required),
  research_field: neededText(texts.required),
  details: neededText(texts.required),
  is_open: string()
    .oneOf(['true', 'false'] as const)
    .default('true'),
});
