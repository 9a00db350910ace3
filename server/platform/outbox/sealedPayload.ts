import type { Secrets } from '../secrets/secrets';
import { PermanentFailure } from './jobs';

const USE = 'jobs';

/** What a job carries as its row holds it: it names people and has their codes in it. */
export const sealPayload = (secrets: Secrets, payload: unknown): string =>
  JSON.stringify({ sealed: secrets.seal(USE, JSON.stringify(payload)) });

/** What a job carries. Throws a PermanentFailure where another secret key sealed it. */
export function openPayload(
  secrets: Secrets,
  payload: Record<string, unknown>,
): Record<string, unknown> {
  const { sealed } = payload;
  // A job that a release before this one left.
  if (typeof sealed !== 'string') return payload;
  try {
    return JSON.parse(secrets.open(USE, sealed)) as Record<string, unknown>;
  } catch {
    throw new PermanentFailure('Sealed with another SECRET_KEY.');
  }
}
