import type { Secrets } from '#server/platform/secrets/secrets';
import { GoogleFailure } from './googleFailure';

/** A sign-in under way: what its callback must fit. */
export interface GoogleAttempt {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** How long a person may take at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000;

const USE = 'google sign-in';

/** The attempt as a text that only the processes of this Quad can make and read. */
export function sealAttempt(secrets: Secrets, attempt: GoogleAttempt, now: Date): string {
  const endsAt = now.getTime() + ATTEMPT_LIFETIME_MS;
  return secrets.seal(USE, JSON.stringify({ ...attempt, endsAt }));
}

/** The attempt of a sealed text; throws a GoogleFailure where there is none, or it is not ours, or too old. */
export function openAttempt(
  secrets: Secrets,
  sealed: string | undefined,
  now: Date,
): GoogleAttempt {
  if (sealed === undefined) throw new GoogleFailure('no_attempt');
  const { endsAt, ...attempt } = unseal(secrets, sealed);
  if (endsAt <= now.getTime()) throw new GoogleFailure('attempt_expired');
  return attempt;
}

function unseal(secrets: Secrets, sealed: string): GoogleAttempt & { endsAt: number } {
  try {
    return JSON.parse(secrets.open(USE, sealed)) as GoogleAttempt & { endsAt: number };
  } catch (cause) {
    throw new GoogleFailure('no_attempt', { cause });
  }
}
