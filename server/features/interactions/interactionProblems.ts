import { badRequest, notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/** The 404 of a comment that does not exist, or belongs to another post. */
export const commentNotFound = () => notFound(texts.commentNotFound);

/** Throws 400 if the body names another id than the path; it may name none. */
export function requireSame(
  field: string,
  inPath: number,
  inBody: number | null | undefined,
): void {
  if (inBody === undefined || inBody === null || inBody === inPath) return;
  throw badRequest(texts.differentIds, { [field]: texts.notThePathsId });
}
