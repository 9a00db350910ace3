import { Problem } from '../http/problem';
import * as texts from '../texts';
import { isConnectionFailure, sqlState } from './connectionFailure';

const RETRY_AFTER_SECONDS = 2;

const unavailable = () =>
  new Problem(503, texts.databaseUnavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });

const exact: Record<string, () => Problem> = {
  '23502': () => new Problem(400, texts.valueMissing),
  '23503': () => new Problem(409, texts.referenceGone),
  '23505': () => new Problem(409, texts.alreadyExists),
  '23514': () => new Problem(400, texts.valueNotAllowed),
  '23P01': () => new Problem(409, texts.conflicting),
  '25006': unavailable,
  '55P03': unavailable,
};

const byClass: Record<string, () => Problem> = {
  '08': unavailable,
  '22': () => new Problem(400, texts.notStorable),
  '23': () => new Problem(409, texts.conflicting),
  '40': unavailable,
  '53': unavailable,
  '57': unavailable,
};

/**
 * Maps a database error to the problem the caller sees, or to null if it is a defect of ours.
 *
 * The problem never contains the database's own message. Errors of other origin return null too.
 */
export function mapDatabaseError(error: unknown): Problem | null {
  const state = sqlState(error);
  if (state) return (exact[state] ?? byClass[state.slice(0, 2)])?.() ?? null;
  return isConnectionFailure(error) ? unavailable() : null;
}
