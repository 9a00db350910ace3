import { Problem } from '../http/problem';
import { isConnectionFailure, sqlState } from './connectionFailure';

const RETRY_AFTER_SECONDS = 2;

const unavailable = () =>
  new Problem(503, 'The service is busy or restarting. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

const exact: Record<string, () => Problem> = {
  '23502': () => new Problem(400, 'A required value is missing.'),
  '23503': () => new Problem(409, 'Something this refers to no longer exists.'),
  '23505': () => new Problem(409, 'This already exists.'),
  '23514': () => new Problem(400, 'A value is not allowed.'),
  '23P01': () => new Problem(409, 'This conflicts with existing data.'),
  '25006': unavailable,
  '55P03': unavailable,
};

const byClass: Record<string, () => Problem> = {
  '08': unavailable,
  '22': () => new Problem(400, 'A value has a form that cannot be stored.'),
  '23': () => new Problem(409, 'This conflicts with existing data.'),
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
