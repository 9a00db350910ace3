import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { Ports } from '#shared/ports';
import {
  selectToken,
  selectUserId,
  sessionRefused,
  type SignedInState,
} from '#shared/store/sessionEvents';
import type { ApiArgs, ApiBaseQuery, ApiResult } from './callTypes';
import { readProblem, type ApiError } from './errors';
import { sendUpload, type RawResponse } from './sendUpload';
import { uploadFinished, uploadProgressed } from './uploads';

const TIMEOUT_MS = 60_000;
const noResponse: ApiError = { status: 'FETCH_ERROR', data: { detail: '' } };

/** Converts fetchBaseQuery's error to the common form. */
function normalise(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  if (typeof error.status === 'number') {
    const retryAfter = meta?.response?.headers.get('Retry-After');
    return { status: error.status, data: readProblem(error.data, retryAfter) };
  }
  // A proxy's HTML page is not JSON, but its status is still meaningful.
  if (error.status === 'PARSING_ERROR' && error.originalStatus >= 400)
    return { status: error.originalStatus, data: { detail: '' } };
  return {
    status: error.status === 'CUSTOM_ERROR' ? 'FETCH_ERROR' : error.status,
    data: { detail: '' },
  };
}

function readResponse(response: RawResponse): ApiResult {
  if ('failure' in response) return { error: { status: response.failure, data: { detail: '' } } };
  const { status, body, retryAfter, requestId } = response;
  if (status < 200 || status > 299)
    return { error: { status, data: readProblem(body, retryAfter) }, meta: { requestId } };
  if (body === undefined)
    return { error: { status: 'PARSING_ERROR', data: { detail: '' } }, meta: { requestId } };
  return { data: body };
}

/**
 * Whether a call goes to our own server. The token must not be sent anywhere else, even if a
 * response contains a foreign address.
 */
function isOwnServer(url: string, apiBase: string): boolean {
  return new URL(url, `${apiBase}/`).origin === new URL(apiBase).origin;
}

function buildHeaders(
  args: ApiArgs,
  token: string | null,
  ports: Ports,
  key: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {};
  if (token !== null && isOwnServer(args.url, ports.config.apiBase))
    headers.Authorization = `Bearer ${token}`;
  if (key !== undefined) headers['Idempotency-Key'] = key;
  return headers;
}

async function sendByUpload(
  args: ApiArgs & { uploadId: string },
  headers: Record<string, string>,
  api: BaseQueryApi,
  ports: Ports,
): Promise<ApiResult> {
  const { uploadId } = args;
  try {
    return readResponse(
      await sendUpload(ports.createUpload(), {
        method: args.method ?? 'POST',
        address: `${ports.config.apiBase}/${args.url.replace(/^\//, '')}`,
        headers,
        body: args.body as FormData,
        signal: api.signal,
        onProgress: (percent) => api.dispatch(uploadProgressed({ uploadId, percent })),
      }),
    );
  } finally {
    api.dispatch(uploadFinished({ uploadId }));
  }
}

async function sendByFetch(
  { uploadId: _uploadId, token: _token, idempotencyKey: _key, ...args }: ApiArgs,
  headers: Record<string, string>,
  api: BaseQueryApi,
  ports: Ports,
): Promise<ApiResult> {
  const send = fetchBaseQuery({ baseUrl: ports.config.apiBase, timeout: TIMEOUT_MS });
  const request: FetchArgs = { ...args, headers };
  const { data, error, meta } = await send(request, api, {});
  if (!error) return { data };
  const requestId = meta?.response?.headers.get('X-Request-Id') ?? null;
  return { error: normalise(error, meta), meta: { requestId } };
}

/**
 * Opens a call that creates something. The code is fetched on first use, because no screen creates
 * anything at first; without it, the key is only for this attempt.
 */
async function openKeyedCall(ports: Ports, args: ApiArgs, userId: number | null) {
  try {
    const keys = await import(/* webpackChunkName: "idempotency-keys" */ './idempotencyKeys');
    return keys.openKeyedCall(ports, args, userId);
  } catch {
    return { key: ports.ids.next(), settle: () => undefined };
  }
}

/** The end of the calls with a token of their own. */
const outliving = new WeakMap<Ports, Promise<unknown>>();

/**
 * Sends a call with a token of its own, which may outlive the session. The call that ends the token
 * comes after the others, which would otherwise be refused on a busy server.
 */
function sendOutliving(
  ports: Ports,
  endsToken: boolean,
  send: () => Promise<ApiResult>,
): Promise<ApiResult> {
  const others = outliving.get(ports);
  const sent = endsToken && others ? others.then(send) : send();
  outliving.set(ports, Promise.allSettled([others, sent]));
  return sent;
}

/**
 * Sends every API call with base address, bearer token, idempotency key and upload progress. All
 * errors have one form. A 401 dispatches `session/refused`, and the caller gets the error before
 * the session ends.
 */
export const baseQuery: ApiBaseQuery = async (input, api, options = {}) => {
  const ports = api.extra as Ports;
  const readToken = () => selectToken(api.getState() as SignedInState);
  const args: ApiArgs = typeof input === 'string' ? { url: input } : input;
  const sessionToken = readToken();
  const token = args.token ?? (options.anonymous ? null : sessionToken);
  const act =
    options.creates && !args.idempotencyKey && !options.anonymous
      ? await openKeyedCall(ports, args, selectUserId(api.getState() as SignedInState))
      : null;
  const headers = buildHeaders(args, token, ports, act?.key ?? args.idempotencyKey);
  const { uploadId } = args;
  const send = () =>
    uploadId === undefined
      ? sendByFetch(args, headers, api, ports)
      : sendByUpload({ ...args, uploadId }, headers, api, ports);
  const result = await (args.token === undefined
    ? send()
    : sendOutliving(ports, options.endsToken ?? false, send));
  if (!('error' in result)) act?.settle();

  if (options.anonymous || args.token !== undefined) return result;
  // The session ended during the call. The response must not reach another user.
  if (readToken() !== sessionToken) return { error: noResponse };
  const unauthorized = 'error' in result && result.error?.status === 401;
  if (unauthorized && sessionToken !== null && !options.handlesUnauthorized)
    api.dispatch(sessionRefused());
  return result;
};
