import type { Ports } from '../../../shared/ports';
import { parseStored, parseStoredId } from '../../../shared/store/persistedSlice';
import type { OutboxItem } from '../chatState';

/** The name of unsent messages in the browser's storage: JSON `{ owner, items }`. */
export const OUTBOX_KEY = 'quad_outbox';

const isText = (value: unknown) => typeof value === 'string';
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);

function isItem(value: unknown): value is OutboxItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<keyof OutboxItem, unknown>;
  return (
    [item.client_id, item.content, item.timestamp].every(isText) &&
    Number.isSafeInteger(item.receiver_id) &&
    ['text', 'link', 'image', 'file'].includes(item.message_type as string) &&
    (item.state === 'waiting' || item.state === 'refused') &&
    [item.detail, item.file_name, item.file_type, item.file_url].every(isTextOrMissing) &&
    [item.file_size, item.tries].every(
      (value) => value === undefined || Number.isSafeInteger(value),
    )
  );
}

/** The unsent messages of a person in storage, oldest first; those of others are nobody's business. */
export function readOutbox({ localStore }: Ports, ownerId: number): OutboxItem[] {
  let text: string | null = null;
  try {
    text = localStore.get(OUTBOX_KEY);
  } catch {
    return [];
  }
  const value = parseStored(text);
  if (typeof value !== 'object' || value === null) return [];
  const { owner, items } = value as { owner?: unknown; items?: unknown };
  if (parseStoredId(String(owner)) !== ownerId || !Array.isArray(items)) return [];
  return items.filter(isItem);
}

/** What changed in a window: messages that are new or stand otherwise, and those that are gone. */
export interface OutboxChange {
  put: readonly OutboxItem[];
  gone: ReadonlySet<string>;
}

/** Lays a change over what is stored, which may be another window's. Answers whether it is kept. */
export function writeOutbox(ports: Ports, ownerId: number, { put, gone }: OutboxChange): boolean {
  const changed = new Map(put.map((item) => [item.client_id, item]));
  const kept = readOutbox(ports, ownerId)
    .filter(({ client_id: id }) => !gone.has(id))
    .map((item) => {
      const next = changed.get(item.client_id) ?? item;
      changed.delete(item.client_id);
      return next;
    });
  const items = [...kept, ...changed.values()];
  try {
    if (items.length === 0) ports.localStore.remove(OUTBOX_KEY);
    else ports.localStore.set(OUTBOX_KEY, JSON.stringify({ owner: ownerId, items }));
    return true;
  } catch (error) {
    ports.log.warn('Unsent messages could not be kept', { error: String(error) });
    return false;
  }
}
