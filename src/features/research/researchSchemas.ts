import { object, string } from 'yup';
import { readDoi } from '#contract/doi';
import {
  LIBRARY_NOTE_MAX_LENGTH,
  LIBRARY_TAG_MAX_LENGTH,
  LIBRARY_TAGS_MAX,
} from '#contract/limits';
import { tidyNumber } from '#contract/typedNumbers';
import { neededText } from '#shared/forms/rules';
import { tagsOf } from './library/itemFields';
import * as libraryTexts from './library/texts';
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

/** The schema of the note and the tags of something in the library. */
export const itemSchema = object({
  note: optionalText.max(LIBRARY_NOTE_MAX_LENGTH, libraryTexts.noteTooLong),
  tags: optionalText
    .test('count', libraryTexts.tooManyTags, (line) => tagsOf(line).length <= LIBRARY_TAGS_MAX)
    .test('length', libraryTexts.tagTooLong, (line) =>
      tagsOf(line).every(({ length }) => length <= LIBRARY_TAG_MAX_LENGTH),
    ),
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
