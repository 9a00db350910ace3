import type { Ports } from '#shared/ports';
import { parseStored } from '#shared/store/persistedSlice';
import type { ApiArgs } from './callTypes';

/** A call that was sent and has no successful response yet: hashes of its address and content. */
type OpenCall = readonly [address: number, content: number, key: string];

/** Where open calls are stored, so that a retry after a reload is the same call. */
const OPEN_CALLS = 'quad_open_calls';
/** More than a day's lost responses; after a day, the server forgets a key. */
const MAX_CALLS = 20;

/** The last open call of each address, for each tab. */
const openCalls = new WeakMap<Ports, readonly OpenCall[]>();

/** FNV-1a. Nothing depends on it but retries: the server refuses a key with other content. */
function hashOf(value: unknown): number {
  const text = JSON.stringify([value]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const describeField = (value: FormDataEntryValue): unknown =>
  typeof value === 'string' ? value : [value.name, value.type, value.size, value.lastModified];

function describe(body: unknown): unknown {
  if (body instanceof URLSearchParams) return body.toString();
  if (!(body instanceof FormData)) return body;
  return [...body.entries()].map(([name, value]) => [name, describeField(value)]);
}

function readStored({ localStore }: Ports): readonly OpenCall[] {
  try {
    const stored = parseStored(localStore.get(OPEN_CALLS));
    return Array.isArray(stored)
      ? stored.filter(
          (call): call is OpenCall => Array.isArray(call) && typeof call[2] === 'string',
        )
      : [];
  } catch {
    return [];
  }
}

/** The open calls of this tab, and those that were stored when it first asked. */
const knownTo = (ports: Ports): readonly OpenCall[] => openCalls.get(ports) ?? readStored(ports);

/** Replaces this tab's calls. In the storage, only what it changed is replaced. */
function keep(ports: Ports, calls: readonly OpenCall[]): void {
  const before = knownTo(ports);
  openCalls.set(ports, calls);
  const isIn = (list: readonly OpenCall[], key: string) => list.some((call) => call[2] === key);
  const kept = readStored(ports).filter(([, , key]) => !isIn(before, key) || isIn(calls, key));
  const added = calls.filter(([, , key]) => !isIn(before, key));
  const all = [...kept, ...added].slice(-MAX_CALLS);
  try {
    if (all.length === 0) ports.localStore.remove(OPEN_CALLS);
    else ports.localStore.set(OPEN_CALLS, JSON.stringify(all));
  } catch {
    // Without storage, the calls are known until the next reload.
  }
}

/**
 * Returns the idempotency key for a call that creates something, and `settle` for its success.
 * Until then, the same content to the same address gets the same key, so that a retry after a lost
 * response is the same call, even if the page was reloaded meanwhile. Other content is a new call.
 */
export function openKeyedCall(
  ports: Ports,
  { url, method, body }: ApiArgs,
  userId: number | null,
): { key: string; settle: () => void } {
  const calls = knownTo(ports);
  const [address, content] = [hashOf([userId, method, url]), hashOf(describe(body))];
  const before = calls.find((call) => call[0] === address && call[1] === content);
  const key = before?.[2] ?? ports.ids.next();
  keep(ports, [...calls.filter((call) => call[0] !== address), [address, content, key]]);
  return {
    key,
    settle: () =>
      keep(
        ports,
        knownTo(ports).filter((call) => call[2] !== key),
      ),
  };
}
