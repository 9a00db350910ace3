import { http, type HttpHandler, type HttpResponseResolver, type RequestHandlerOptions } from 'msw';
import { paths, type CallName } from '#contract/paths';

type Params = Readonly<Record<string, string | number>>;

const registrars = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  DELETE: http.delete,
} as const;

/**
 * Fakes what the server does with a call of the contract: with any parameters, or, given a pair, with
 * these only.
 */
export function onCall(
  call: CallName | readonly [CallName, Params],
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
