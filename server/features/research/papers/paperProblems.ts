import type { TextState } from '#contract/entities/research';
import { ASSISTANT_MAX_PAGES } from '#contract/limits';
import { badRequest, forbidden, notFound, type Problem } from '#server/platform/http/problem';

/** The 404 of a paper that does not exist, or is hidden from the reader. */
export const paperNotFound = () => notFound('This paper does not exist.');

/** The 403 of a paper that another person added. */
export const notOwnPaper = (act: 'edit' | 'delete') =>
  forbidden(`Only the person who added this paper can ${act} it.`);

/** A note on a PDF without searchable text; null if it is searchable. */
export function textNote(state: TextState): string | null {
  if (state === 'no_text') return 'This PDF is a scan, so its text can’t be searched.';
  if (state !== 'too_long') return null;
  return `This PDF has more than ${ASSISTANT_MAX_PAGES} pages, so its text can’t be searched.`;
}

/** The 400 of an invalid DOI. */
export function wrongDoi(): Problem {
  const detail = 'A DOI looks like 10.1000/182.';
  return badRequest(detail, { doi: detail });
}
