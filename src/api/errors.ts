/** What every failed call answers. `detail` is empty where the server said nothing usable. */
export interface ApiProblem {
  detail: string;
  /** A text for each wrong field. */
  errors?: Record<string, string>;
  /** The address that is not proved yet, on a 403 of an unverified account. */
  email?: string;
  /** Seconds to wait, on a 429. */
  retryAfter?: number;
}

/** A status of HTTP, or why there was no answer. */
export type ApiErrorStatus = number | 'FETCH_ERROR' | 'PARSING_ERROR' | 'TIMEOUT_ERROR';

/** The one form in which a call fails. */
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

/** Takes what is usable from the body of a failed answer, whoever wrote it. */
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

/** The server's own sentence about a failure, or `fallback` where it gave none. */
export function errorDetail(error: unknown, fallback: string): string {
  return isApiError(error) && error.data.detail !== '' ? error.data.detail : fallback;
}

/** Whether no answer of the server arrived at all. */
export function isNetworkError(error: unknown): boolean {
  return isApiError(error) && typeof error.status !== 'number' && error.status !== 'PARSING_ERROR';
}

/** Whether the server answered with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return isApiError(error) && error.status === status;
}
