import { badRequest, notFound } from '#server/platform/http/problem';

/** The 404 of a comment that does not exist, or belongs to another post. */
export const commentNotFound = () => notFound('This comment does not exist.');

/** Throws 400 if the body names another id than the path; it may name none. */
export function requireSame(
  field: string,
  inPath: number,
  inBody: number | null | undefined,
): void {
  if (inBody === undefined || inBody === null || inBody === inPath) return;
  throw badRequest('The request names two different ids.', {
    [field]: 'Doesn’t match the id in the path.',
  });
}
