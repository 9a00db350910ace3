/** The reason a sign-in with Google failed; for the log and the audit, never for the page. */
export type GoogleFailureReason =
  | 'too_many'
  | 'provider_unavailable'
  | 'no_attempt'
  | 'attempt_expired'
  | 'denied'
  | 'response_refused'
  | 'email_unverified'
  | 'email_unusable'
  | 'email_outside'
  | 'account_disabled'
  | 'no_username'
  | 'internal';

/** Thrown if a sign-in with Google cannot continue. */
export class GoogleFailure extends Error {
  constructor(
    readonly reason: GoogleFailureReason,
    readonly more: {
      /** The error code from the library or the system. */
      code?: string | undefined;
      /** The account's id, if known. */
      userId?: number;
      cause?: unknown;
    } = {},
  ) {
    super(`Google sign-in failed: ${reason}`, { cause: more.cause });
    this.name = 'GoogleFailure';
  }
}

/** The code of an error or of its cause; undefined if neither has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : codeOf(cause);
}
