import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { LimitReached } from '#server/platform/http/limits/limitReached';
import { GoogleFailure } from './googleFailure';

/** Records a failed sign-in in the log and the audit, without an address, a code or a token. */
export async function recordGoogleFailure(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  error: unknown,
  ip: string,
): Promise<void> {
  // Only the first call over the limit is logged, as for all limits.
  if (error instanceof LimitReached && !error.first) return;
  const { reason, more } = asFailure(error);
  const code = more.code === undefined ? {} : { code: more.code };
  const defect = reason === 'internal' ? { err: error } : {};
  log.warn({ reason, ...code, ...defect }, 'Google sign-in failed');
  try {
    const userId = more.userId ?? null;
    await recordAudit(db, { event: 'google_failed', userId, ip, details: { reason, ...code } });
  } catch (failure) {
    log.error({ err: failure }, 'audit not written');
  }
}

function asFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  return new GoogleFailure(error instanceof LimitReached ? 'too_many' : 'internal');
}
