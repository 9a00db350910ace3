import { badRequest, notFound } from '#server/platform/http/problem';

/** The 404 of an event that does not exist, or no longer does. */
export const eventNotFound = () => notFound('This event does not exist.');

/** Throws 400 where the body names another event than the path; it need not name one. */
export function requireSameEvent(inPath: number, inBody: number | undefined): void {
  if (inBody === undefined || inBody === inPath) return;
  throw badRequest('The request names two different events.', {
    event_id: 'Does not match the address of the call.',
  });
}
