import type { Ports } from '#shared/ports';
import { isAttached } from '#shared/quotes/attachedQuotes';
import { parseStored } from '#shared/store/persistedSlice';
import type { OutboxItem } from '../state/chatState';
import { openStoredItems, type StoredItems } from './storedItems';

/** The key of unsent messages in the browser's storage. */
export const OUTBOX_KEY = 'quad_outbox';
/** The key of the edits and deletions that are not acknowledged, see `storedChanges.ts`. */
export const CHANGES_KEY = 'quad_outbox_changes';

const isText = (value: unknown) => typeof value === 'string';
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);

function isItem(value: unknown): value is OutboxItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<keyof OutboxItem, unknown>;
  const quote = item.reply_to as Record<string, unknown> | undefined;
  return (
    [item.client_id, item.content, item.timestamp].every(isText) &&
    Number.isSafeInteger(item.receiver_id) &&
    ['text', 'link', 'image', 'file'].includes(item.message_type as string) &&
    (item.state === 'waiting' || item.state === 'refused') &&
    [item.detail, item.file_name, item.file_type, item.file_url].every(isTextOrMissing) &&
    isTextOrMissing(quote?.content) &&
    (item.quotes === undefined || (Array.isArray(item.quotes) && item.quotes.every(isAttached))) &&
    [item.file_size, item.tries, item.edits, quote?.id, quote?.sender_id].every(
      (value) => value === undefined || Number.isSafeInteger(value),
    )
  );
}

/** Opens a user's unsent messages in storage. */
export function openStoredOutbox(ports: Ports, ownerId: number): StoredItems<OutboxItem> {
  joinLists(ports);
  return openStoredItems(ports, ownerId, { key: OUTBOX_KEY, isItem, logName: 'Unsent messages' });
}

/**
 * Joins the lists of 100 messages in which earlier releases stored a long outbox, under
 * `quad_outbox.1` and so on, with their numbers in `more`.
 */
function joinLists({ localStore, log }: Ports): void {
  try {
    const { more, items, ...rest } = (parseStored(localStore.get(OUTBOX_KEY)) ?? {}) as {
      more?: unknown;
      items?: unknown;
    };
    if (!Array.isArray(more)) return;
    const keys = more.map((list) => `${OUTBOX_KEY}.${Number(list)}`);
    const lists = keys.map((key) => parseStored(localStore.get(key)));
    // Storage may have no room for a second copy.
    for (const key of keys) localStore.remove(key);
    localStore.set(OUTBOX_KEY, JSON.stringify({ ...rest, items: [items, ...lists].flat() }));
  } catch (error) {
    log.warn('Unsent messages could not be joined', { error: String(error) });
  }
}

/** Removes the stored outbox and all stored changes, whichever user wrote them. */
export function clearStoredOutbox(ports: Ports): void {
  const { localStore, log } = ports;
  joinLists(ports);
  try {
    localStore.remove(OUTBOX_KEY);
    localStore.remove(CHANGES_KEY);
  } catch (error) {
    log.warn('Unsent messages could not be removed', { error: String(error) });
  }
}
