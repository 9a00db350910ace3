import type { Tables } from '#server/platform/database/tables';
import type { Secrets } from '#server/platform/secrets/secrets';

export const HOUR_MS = 3_600_000;
export const MAILS_AN_HOUR = 5;
export const GUESSES_AN_HOUR = 10;
export const KEPT_MS = 24 * HOUR_MS;

export type CodePurpose = Tables['one_time_codes']['purpose'];

/** The moment this many milliseconds before another. */
export const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/**
 * Binds a code to its purpose and owner, so that it is useless elsewhere. Keyed, because an
 * attacker with the rows could hash all million codes quickly.
 */
export const hashCode = (secrets: Secrets, purpose: CodePurpose, userId: number, code: string) =>
  secrets.mac('one-time codes', `${purpose}:${userId}:${code}`);
