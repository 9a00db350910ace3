import type { Secrets } from '../secrets/secrets';
import { PermanentFailure } from './jobs';

const USE = 'jobs';

/** Encrypts a job's payload for its row, because it names users and contains their codes. */
export const sealPayload = (secrets: Secrets, payload: unknown): string =>
  JSON.stringify({ sealed: secrets.seal(USE, JSON.stringify(payload)) });

/** Returns a job's payload. Throws a PermanentFailure if it was sealed with another secret key. */
export function openPayload(
  secrets: Secrets,
  payload: Record<string, unknown>,
): Record<string, unknown> {
  const { sealed } = payload;
  // A job left by an earlier release.
  if (typeof sealed !== 'string') return payload;
  try {
    return JSON.parse(secrets.open(USE, sealed)) as Record<string, unknown>;
  } catch {
    throw new PermanentFailure('Sealed with another SECRET_KEY.');
  }
}
