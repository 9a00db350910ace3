import { hasStatus, isApiError, isNetworkError } from '#api/errors';

/** Why a call of the assistant failed, in a sentence that says what to do. */
export function problemOf(error: unknown): string {
  if (isApiError(error) && error.data.detail !== '') return error.data.detail;
  if (isApiError(error) && error.status === 'TIMEOUT_ERROR')
    return 'The assistant took too long to answer. Try again.';
  if (isNetworkError(error)) return 'Quad could not be reached. Check your connection.';
  if (hasStatus(error, 413)) return 'The file is too large.';
  return 'The server gave no reason. Try again in a moment.';
}
