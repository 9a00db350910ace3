import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './errors';

/** What an endpoint's `query` returns: where to, and what with. */
export interface ApiArgs extends Omit<FetchArgs, 'headers' | 'body'> {
  body?: unknown;
  /** Names the upload whose progress is wanted; the body is then sent with progress told. */
  uploadId?: string;
  /** Overrides the stored token; for calls that outlive it. */
  token?: string;
  /** Reuse one for a retry of the same submission; else each call makes its own. */
  idempotencyKey?: string;
}

/** What an endpoint says of itself, beside its query. */
export interface ApiExtraOptions {
  /** Needs no session: a 401 is this call's own answer and ends nothing. */
  anonymous?: boolean;
  /** The caller deals with 401 itself. */
  handlesUnauthorized?: boolean;
  /** Answers 201, and is sent with an `Idempotency-Key`. */
  creates?: boolean;
  /** Members of the argument that no log may hold. */
  secretArgs?: readonly string[];
  /** No log may hold the answer. */
  secretResult?: boolean;
}

export type ApiBaseQuery = BaseQueryFn<string | ApiArgs, unknown, ApiError, ApiExtraOptions>;
