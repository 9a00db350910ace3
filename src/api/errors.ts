/** The error data of every failed call. `detail` is empty if the server sent nothing usable. */
export interface ApiProblem {
  detail: string;
  /** A message for each invalid field. */
  errors?: Record<string, string>;
  /** The address to verify, on a 403 for an unverified account. */
  email?: string;
  /** Seconds to wait, on a 429. */
  retryAfter?: number;
}

/** An HTTP status, or the reason why there was no response. */
export type ApiErrorStatus = number | 'FETCH_ERROR' | 'PARSING_ERROR' | 'TIMEOUT_ERROR';

/** The form of every API error. */
export interface ApiError {
  status: ApiErrorStatus;
  data: ApiProblem;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textMembers(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Reads the usable parts of an error response, whichever server or proxy sent it. */
export function readProblem(body: unknown, retryAfter?: string | null): ApiProblem {
  const source = isRecord(body) ? body : {};
  const errors = textMembers(source.errors);
  const seconds = Number(retryAfter ?? NaN);
  return {
    detail: typeof source.detail === 'string' ? source.detail : '',
    ...(errors ? { errors } : {}),
    ...(typeof source.email === 'string' ? { email: source.email } : {}),
    ...(Number.isFinite(seconds) ? { retryAfter: seconds } : {}),
  };
}

/** Whether a value thrown or returned by a call is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && 'status' in error && isRecord(error.data) && 'detail' in error.data;
}

/** Returns the server's message about a failure, or `fallback` if it sent none. */
export function errorDetail(error: unknown, fallback: string): string {
  return isApiError(error) && error.data.detail !== '' ? error.data.detail : fallback;
}

/** Whether no response of the server arrived. */
export function isNetworkError(error: unknown): boolean {
  return isApiError(error) && typeof error.status !== 'number' && error.status !== 'PARSING_ERROR';
}

/** Whether the server responded with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return isApiError(error) && error.status === status;
}
