import type { Secrets } from '#server/platform/secrets/secrets';
import { GoogleFailure } from './googleFailure';

/** A sign-in in progress, with the values its callback must match. */
export interface GoogleAttempt {
  state: string;
  nonce: string;
  /** The PKCE code verifier. */
  verifier: string;
}

/** The time a person has to finish at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000;

const USE = 'google sign-in';

/** Encrypts the attempt into a text that only this Quad's processes can create and read. */
export function sealAttempt(secrets: Secrets, attempt: GoogleAttempt, now: Date): string {
  const endsAt = now.getTime() + ATTEMPT_LIFETIME_MS;
  return secrets.seal(USE, JSON.stringify({ ...attempt, endsAt }));
}

/** Decrypts a sealed attempt. Throws a GoogleFailure if it is missing, not ours or expired. */
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
