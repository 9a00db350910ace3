import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The request of a test; at most one of `json`, `form` and `multipart`. */
export interface ApiRequest {
  token?: string;
  json?: unknown;
  form?: Record<string, string | string[]>;
  multipart?: FormData;
  headers?: Record<string, string>;
}

/** A response; `body` is parsed if it is JSON, otherwise the text. */
export interface ApiResponse<T = unknown> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
}

async function payloadOf({ json, form, multipart }: ApiRequest) {
  if (json !== undefined) {
    return { payload: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  }
  if (form) {
    const pairs = Object.entries(form).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    );
    return {
      payload: new URLSearchParams(pairs).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  }
  if (!multipart) return { headers: {} };
  const encoded = new Response(multipart);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** Makes one call of the API; `path` is relative to `/api`. */
export async function callApi<T>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  request: ApiRequest = {},
): Promise<ApiResponse<T>> {
  const { headers, ...body } = await payloadOf(request);
  const response = await app.inject({
    method,
    url: `/api${path}`,
    ...body,
    headers: {
      ...headers,
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...request.headers,
    },
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    body: (isJson ? JSON.parse(response.body) : response.body) as T,
    headers: response.headers,
  };
}
