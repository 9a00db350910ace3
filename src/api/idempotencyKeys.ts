import type { Ports } from '#shared/ports';
import type { ApiArgs } from './callTypes';

/** A call that was sent and has no successful response yet. */
interface KeyedCall {
  readonly content: string;
  readonly key: string;
}

/** The last open call of each address, for each application. */
const openCalls = new WeakMap<Ports, Map<string, KeyedCall>>();

const describeField = (value: FormDataEntryValue): unknown =>
  typeof value === 'string' ? value : [value.name, value.type, value.size, value.lastModified];

function describe(body: unknown): unknown {
  if (body instanceof URLSearchParams) return body.toString();
  if (!(body instanceof FormData)) return body;
  return [...body.entries()].map(([name, value]) => [name, describeField(value)]);
}

/**
 * Returns the idempotency key for a call that creates something, and `settle` for its success.
 * Until then, the same content to the same address gets the same key, so that a retry after a lost
 * response is the same call. Other content is a new call.
 */
export function openKeyedCall(
  ports: Ports,
  { url, method, body }: ApiArgs,
  token: string | null,
): { key: string; settle: () => void } {
  const calls = openCalls.get(ports) ?? new Map<string, KeyedCall>();
  openCalls.set(ports, calls);
  const address = `${method ?? 'GET'} ${url}`;
  const content = JSON.stringify([token, describe(body)]);
  const before = calls.get(address);
  const call = before?.content === content ? before : { content, key: ports.ids.next() };
  calls.set(address, call);
  return {
    key: call.key,
    settle() {
      if (calls.get(address) === call) calls.delete(address);
    },
  };
}
