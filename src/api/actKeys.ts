import type { Ports } from '#shared/ports';
import type { ApiArgs } from './callTypes';

/** An act that was sent and has no successful response yet. */
interface OpenAct {
  readonly content: string;
  readonly key: string;
}

/** The last open act of each address, for each application. */
const openActs = new WeakMap<Ports, Map<string, OpenAct>>();

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
 * response is the same act. Other content is a new act.
 */
export function openAct(
  ports: Ports,
  { url, method, body }: ApiArgs,
  token: string | null,
): { key: string; settle: () => void } {
  const acts = openActs.get(ports) ?? new Map<string, OpenAct>();
  openActs.set(ports, acts);
  const address = `${method ?? 'GET'} ${url}`;
  const content = JSON.stringify([token, describe(body)]);
  const before = acts.get(address);
  const act = before?.content === content ? before : { content, key: ports.ids.next() };
  acts.set(address, act);
  return {
    key: act.key,
    settle() {
      if (acts.get(address) === act) acts.delete(address);
    },
  };
}
