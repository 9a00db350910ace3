import type { TextState } from '#contract/entities/research';
import { badRequest, forbidden, notFound, type Problem } from '#server/platform/http/problem';
import * as texts from '../texts';

/** The 404 of a paper that does not exist, or is hidden from the reader. */
export const paperNotFound = () => notFound(texts.paperNotFound);

/** The 403 of a paper that another person added. */
export const notOwnPaper = (act: 'edit' | 'delete') => forbidden(texts.notOwnPaper[act]);

/** A note on a PDF without searchable text; null if it is searchable. */
export function textNote(state: TextState): string | null {
  if (state === 'no_text') return texts.scanned;
  return state === 'too_long' ? texts.tooLong : null;
}

/** The 400 of an invalid DOI. */
export function wrongDoi(): Problem {
  return badRequest(texts.wrongDoi, { doi: texts.wrongDoi });
}
