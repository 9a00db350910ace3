import { badRequest, notFound } from '#server/platform/http/problem';

/** The 404 of a comment that does not exist, or is none of the post's. */
export const commentNotFound = () => notFound('This comment does not exist.');

/** Throws 400 where the body names another thing than the path; it need not name one. */
export function requireSame(
  field: string,
  inPath: number,
  inBody: number | null | undefined,
): void {
  if (inBody === undefined || inBody === null || inBody === inPath) return;
  throw badRequest('The request names two different things.', {
    [field]: 'Does not match the address of the call.',
  });
}
