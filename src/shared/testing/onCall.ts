import {
  http,
  HttpResponse,
  type HttpHandler,
  type HttpResponseResolver,
  type RequestHandlerOptions,
} from 'msw';
import { paths, type CallName } from '#contract/paths';

type Params = Readonly<Record<string, string | number>>;

/** A call with any parameters, or with these only. */
export type Call = CallName | readonly [CallName, Params];

const registrars = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  DELETE: http.delete,
} as const;

/** Fakes the server's response to a call of the contract. */
export function onCall(
  call: Call,
  resolver: HttpResponseResolver,
  options?: RequestHandlerOptions,
): HttpHandler {
  const [name, params] = typeof call === 'string' ? [call, {}] : call;
  const [method, path] = paths[name];
  const filled = Object.entries<string | number>(params).reduce(
    (text, [key, value]) => text.replace(`:${key}`, encodeURIComponent(value)),
    path as string,
  );
  return registrars[method](`*/api${filled}`, resolver, options);
}

/** Fakes every call of the contract in the same way. */
export const onEveryCall = (resolver: HttpResponseResolver): HttpHandler[] =>
  (Object.keys(paths) as CallName[]).map((name) => onCall(name, resolver));

/** Fakes a call that the server refuses, with its reason. */
export const refuseCall = (call: Call, status: number, detail = ''): HttpHandler =>
  onCall(call, () => HttpResponse.json({ detail }, { status }));
