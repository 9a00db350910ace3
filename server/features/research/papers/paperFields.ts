import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import { readDoi } from '#contract/doi';
import { PAPER_YEAR_MAX, PAPER_YEAR_MIN } from '#contract/limits';
import { tidyNumber } from '#contract/typed/typedNumbers';
import { badRequest } from '#server/platform/http/problem';
import { tidyName } from '#domain/universities';
import * as texts from '../texts';
import { wrongDoi } from './paperProblems';

/** The editable fields of a paper; undefined leaves a field unchanged, and null clears it. */
export interface PaperFields {
  title?: string | undefined;
  author?: string | undefined;
  research_field?: string | undefined;
  abstract?: string | undefined;
  doi?: string | null | undefined;
  published_year?: number | null | undefined;
}

const oneLine = (text: string | undefined) => (text === undefined ? undefined : tidyName(text));

function doiOf(text: string | undefined): string | null | undefined {
  const trimmed = text?.trim();
  if (trimmed === undefined || trimmed === '') return trimmed === '' ? null : undefined;
  const doi = readDoi(trimmed);
  if (doi === null) throw wrongDoi();
  return doi;
}

function yearOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  const typed = tidyNumber(text);
  if (typed === '') return null;
  const year = /^\d{4}$/.test(typed) ? Number(typed) : NaN;
  if (year >= PAPER_YEAR_MIN && year <= PAPER_YEAR_MAX) return year;
  throw badRequest(texts.wrongYear, { published_year: texts.wrongYear });
}

/**
 * Normalises the submitted fields: titles and names on one line, the DOI in its comparison form.
 * Throws 400.
 */
export function readPaperFields(body: BodyOf<typeof calls.updatePaper>): PaperFields {
  return {
    title: oneLine(body.title),
    author: oneLine(body.author),
    research_field: oneLine(body.research_field),
    abstract: body.abstract?.trim(),
    doi: doiOf(body.doi),
    published_year: yearOf(body.published_year),
  };
}
