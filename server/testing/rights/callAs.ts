import type { ResponseOf, Call } from '#contract/defineCall';
import type { TestServer } from '../createTestServer';

/** The input of a call. It is not validated here, so that a test can send invalid input. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
}

/** The result: `response` of a successful call, `problem` of a failed one. */
export interface Called<C extends Call> {
  status: number;
  response: ResponseOf<C>;
  problem: { detail: string; errors?: Record<string, string> };
}

const asTexts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/**
 * Sends a call of the contract as a user, or anonymously, in the encoding that the contract
 * specifies.
 */
export async function callAs<C extends Call>(
  { api }: Pick<TestServer, 'api'>,
  user: { token: string } | null,
  call: C,
  { params = {}, query = {}, body }: CallInput = {},
): Promise<Called<C>> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(asTexts(query)).toString();
  const payload = call.bodyKind === 'json' ? { json: body } : body && { form: asTexts(body) };
  const { status, body: answered } = await api<unknown>(
    call.method,
    search === '' ? path : `${path}?${search}`,
    { ...payload, ...(user && { token: user.token }) },
  );
  return {
    status,
    response: answered as ResponseOf<C>,
    problem: answered as Called<C>['problem'],
  };
}
