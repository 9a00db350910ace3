/** Why a sign-in with Google came to nothing; for the log and the audit, never for the page. */
export type GoogleFailureReason =
  | 'too_many'
  | 'provider_unavailable'
  | 'no_attempt'
  | 'attempt_expired'
  | 'denied'
  | 'answer_refused'
  | 'email_unverified'
  | 'email_unusable'
  | 'account_disabled'
  | 'no_username'
  | 'internal';

/** Thrown where a sign-in with Google cannot go on. */
export class GoogleFailure extends Error {
  constructor(
    readonly reason: GoogleFailureReason,
    readonly more: {
      /** The library's or the system's word for what went wrong. */
      code?: string | undefined;
      /** Whose account it is, where that is known. */
      userId?: number;
      cause?: unknown;
    } = {},
  ) {
    super(`Google sign-in failed: ${reason}`, { cause: more.cause });
    this.name = 'GoogleFailure';
  }
}

/** The code of an error or of what caused it; undefined where neither has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : codeOf(cause);
}
