import { object, string } from 'yup';
import { readDoi } from '#contract/doi';
import {
  ABSTRACT_MAX_LENGTH,
  DOI_TEXT_MAX_LENGTH,
  LIBRARY_NOTE_MAX_LENGTH,
  LIBRARY_TAG_MAX_LENGTH,
  LIBRARY_TAGS_MAX,
  PAPER_AUTHOR_MAX_LENGTH,
  PAPER_TITLE_MAX_LENGTH,
  RESEARCH_DETAILS_MAX_LENGTH,
  RESEARCH_FIELD_MAX_LENGTH,
} from '#contract/limits';
import { tidyNumber } from '#contract/typed/typedNumbers';
import { atMost, neededLines, neededText } from '#shared/forms/rules';
import { tagsOf } from './library/itemFields';
import * as libraryTexts from './library/texts';
import * as texts from './texts';

const optionalText = string().trim().default('');
const title = neededText(texts.required).test(...atMost(PAPER_TITLE_MAX_LENGTH));
const research_field = neededText(texts.required).test(...atMost(RESEARCH_FIELD_MAX_LENGTH));

/** The schema of a paper's fields; the server validates the rest. */
export const paperSchema = object({
  title,
  author: neededText(texts.required).test(...atMost(PAPER_AUTHOR_MAX_LENGTH)),
  research_field,
  abstract: optionalText.test(...atMost(ABSTRACT_MAX_LENGTH)),
  // Sent as the bare DOI. The server says what is wrong with any other text.
  doi: optionalText
    .transform((text: string) => readDoi(text) ?? text)
    .test(...atMost(DOI_TEXT_MAX_LENGTH)),
  published_year: optionalText.transform(tidyNumber),
});

/** The schema of the note and the tags of something in the library. */
export const itemSchema = object({
  note: optionalText.test(...atMost(LIBRARY_NOTE_MAX_LENGTH)),
  tags: optionalText
    .test('count', libraryTexts.tooManyTags, (line) => tagsOf(line).length <= LIBRARY_TAGS_MAX)
    .test('length', libraryTexts.tagTooLong, (line) =>
      tagsOf(line).every(({ length }) => length <= LIBRARY_TAG_MAX_LENGTH),
    ),
});

/** The schema of a work announcement. */
export const workSchema = object({
  title,
  research_field,
  details: neededLines(texts.required).test(...atMost(RESEARCH_DETAILS_MAX_LENGTH)),
  is_open: string()
    .oneOf(['true', 'false'] as const)
    .default('true'),
});
