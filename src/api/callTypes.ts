import type { BaseQueryFn, FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './errors';

/** The request that an endpoint's `query` returns. */
export interface ApiArgs extends Omit<FetchArgs, 'headers' | 'body'> {
  body?: unknown;
  /** Identifies an upload. The body is then sent with progress events. */
  uploadId?: string;
  /** Overrides the stored token, for calls that outlive the session. */
  token?: string;
  /** The key of a submission. By default a call with the same content as an open one gets its key. */
  idempotencyKey?: string;
}

/** Settings of an endpoint besides its query. */
export interface ApiExtraOptions {
  /** Needs no session, so a 401 does not end the current one. */
  anonymous?: boolean;
  /** The caller handles a 401 itself. */
  handlesUnauthorized?: boolean;
  /** The call ends its token, and is sent after those that may outlive the session. */
  endsToken?: boolean;
  /** Responds with 201 or 202. Sent with an `Idempotency-Key`. */
  creates?: boolean;
  /** Members of the argument that must not be logged. */
  secretArgs?: readonly string[];
  /** The response must not be logged. */
  secretResult?: boolean;
}

/** A fact about a failed call, which its action has as `meta.baseQueryMeta`. */
export interface ApiMeta {
  /** The id of the call in the server's log; null if no response has arrived. */
  requestId: string | null;
}

/** The outcome of a call. */
export type ApiResult = QueryReturnValue<unknown, ApiError, ApiMeta>;

export type ApiBaseQuery = BaseQueryFn<
  string | ApiArgs,
  unknown,
  ApiError,
  ApiExtraOptions,
  ApiMeta
>;
