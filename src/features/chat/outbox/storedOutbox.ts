import type { Ports } from '#shared/ports';
import { readId } from '#shared/lib/readId';
import { parseStored } from '#shared/store/persistedSlice';
import type { OutboxItem } from '../state/chatState';

/**
 * The key of unsent messages in the browser's storage: JSON `{ owner, items, more }`. Items that
 * don't fit into the first chunk are in others, whose numbers `more` lists. So a change to a long
 * outbox only reads and writes a short text.
 */
export const OUTBOX_KEY = 'quad_outbox';
/** The key of the edits and deletions that are not acknowledged, see `storedChanges.ts`. */
export const CHANGES_KEY = 'quad_outbox_changes';
/** The number of items in one chunk. */
export const CHUNK_SIZE = 100;
const HEAD = 0;
/** The number of latest removals that a window remembers. */
const MOST_REMOVED = 500;

export const chunkKey = (chunk: number) => (chunk === HEAD ? OUTBOX_KEY : `${OUTBOX_KEY}.${chunk}`);

/** Returns the chunk number in a storage key; undefined for other keys. */
function chunkNamed(key: string): number | undefined {
  if (key === OUTBOX_KEY) return HEAD;
  return key.startsWith(`${OUTBOX_KEY}.`) ? Number(key.slice(OUTBOX_KEY.length + 1)) : undefined;
}

/** Whether a storage key belongs to the outbox. */
export const isOutboxKey = (key: string) => chunkNamed(key) !== undefined;

interface Head {
  items: OutboxItem[];
  more: number[];
}

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
    [item.file_size, item.tries, item.edits, quote?.id, quote?.sender_id].every(
      (value) => value === undefined || Number.isSafeInteger(value),
    )
  );
}

const itemsIn = (value: unknown): OutboxItem[] =>
  Array.isArray(value) ? value.filter(isItem) : [];
const chunksIn = (value: unknown): number[] =>
  Array.isArray(value)
    ? [
        ...new Set(
          value.filter((chunk): chunk is number => Number.isSafeInteger(chunk) && chunk > 0),
        ),
      ]
    : [];

/** Changes made in a window: new or modified messages, and removed ones. */
export interface OutboxChange {
  put: readonly OutboxItem[];
  gone: readonly OutboxItem[];
}

/** One user's unsent messages in storage, which all windows of the browser share. */
export interface StoredOutbox {
  /** Returns the numbers of the chunks, oldest first. */
  chunks(): number[];
  /** Returns the items of a chunk, oldest first; none if it cannot be read. */
  read(chunk: number): OutboxItem[];
  /**
   * Reads a key that another window wrote; null stands for all keys. Removes items again that this
   * window removed while the other wrote. Returns the ids of items that are no longer in storage.
   */
  followChange(key: string | null): string[];
  /** Returns the items under a key; null stands for all keys. */
  items(key: string | null): OutboxItem[];
  /** Changes single items and leaves the others alone, because another window may own them. */
  change(change: OutboxChange): void;
}

/**
 * Opens the outbox in storage. Its methods throw if storage does, and skip items of another user.
 */
export function openStoredOutbox({ localStore }: Ports, ownerId: number): StoredOutbox {
  /** The chunk of each item that is known to be in storage. */
  const places = new Map<string, number>();
  /** The ids of the items that this window removed last. */
  const removed = new Set<string>();

  const readHead = (): Head => {
    const value = parseStored(localStore.get(OUTBOX_KEY));
    if (typeof value !== 'object' || value === null) return { items: [], more: [] };
    const { owner, items, more } = value as Record<string, unknown>;
    if (readId(String(owner)) !== ownerId) return { items: [], more: [] };
    return { items: itemsIn(items), more: chunksIn(more) };
  };
  const writeHead = ({ items, more }: Head) => {
    if (items.length === 0 && more.length === 0) localStore.remove(OUTBOX_KEY);
    else
      localStore.set(
        OUTBOX_KEY,
        JSON.stringify({ owner: ownerId, items, ...(more.length > 0 ? { more } : {}) }),
      );
  };
  const readItems = (chunk: number, head: Head) =>
    chunk === HEAD ? head.items : itemsIn(parseStored(localStore.get(chunkKey(chunk))));

  /** Writes a chunk before the head lists it, and removes it only when it is empty. */
  const writeItems = (chunk: number, items: OutboxItem[], head: Head): Head => {
    if (chunk === HEAD) return { ...head, items };
    const isListed = head.more.includes(chunk);
    if (items.length === 0) {
      localStore.remove(chunkKey(chunk));
      return isListed ? { ...head, more: head.more.filter((each) => each !== chunk) } : head;
    }
    localStore.set(chunkKey(chunk), JSON.stringify(items));
    return isListed ? head : { ...head, more: [...head.more, chunk] };
  };
  const nextChunk = ({ more }: Head) => Math.max(HEAD, ...more) + 1;

  /** Returns the chunk that takes a new item. */
  const openChunk = (head: Head, added: ReadonlyMap<number, number>): number => {
    const last = Math.max(head.more.at(-1) ?? HEAD, ...added.keys());
    const size = readItems(last, head).length + (added.get(last) ?? 0);
    if (size < CHUNK_SIZE) return last;
    return Math.max(nextChunk(head), last + 1);
  };

  /**
   * A text from before chunks existed may hold thousands of items. It stays as it is if storage has
   * no room for a second copy.
   */
  const splitHead = () => {
    const { items, more } = readHead();
    if (items.length <= CHUNK_SIZE) return;
    const added: number[] = [];
    try {
      for (let start = CHUNK_SIZE; start < items.length; start += CHUNK_SIZE) {
        const chunk = Math.max(HEAD, ...more, ...added) + 1;
        localStore.set(chunkKey(chunk), JSON.stringify(items.slice(start, start + CHUNK_SIZE)));
        added.push(chunk);
      }
      writeHead({ items: items.slice(0, CHUNK_SIZE), more: [...added, ...more] });
    } catch {
      for (const chunk of added) localStore.remove(chunkKey(chunk));
    }
  };

  const read = (chunk: number): OutboxItem[] => {
    const items = readItems(chunk, chunk === HEAD ? readHead() : { items: [], more: [] });
    for (const [id, place] of places) if (place === chunk) places.delete(id);
    for (const { client_id: id } of items) places.set(id, chunk);
    return items;
  };

  const changeItems = (put: readonly OutboxItem[], goneIds: readonly string[]) => {
    const before = readHead();
    let head = before;
    const edits = new Map<number, OutboxItem[]>();
    const itemsOf = (chunk: number) => edits.get(chunk) ?? readItems(chunk, head);
    for (const id of goneIds) {
      const chunk = places.get(id);
      if (chunk === undefined) continue;
      removed.add(id);
      edits.set(
        chunk,
        itemsOf(chunk).filter((item) => item.client_id !== id),
      );
    }
    const added = new Map<number, number>();
    const newPlaces = new Map<string, number>();
    for (const item of put) {
      removed.delete(item.client_id);
      const known = places.get(item.client_id);
      const chunk = known ?? openChunk(head, added);
      const items = [...itemsOf(chunk)];
      const place = items.findIndex(({ client_id: id }) => id === item.client_id);
      if (place >= 0) items[place] = item;
      else items.push(item);
      edits.set(chunk, items);
      if (known !== undefined) continue;
      added.set(chunk, (added.get(chunk) ?? 0) + 1);
      newPlaces.set(item.client_id, chunk);
    }
    for (const [chunk, items] of edits) head = writeItems(chunk, items, head);
    if (head !== before) writeHead(head);
    for (const id of goneIds) places.delete(id);
    for (const [id, chunk] of newPlaces) places.set(id, chunk);
    for (const id of [...removed].slice(0, -MOST_REMOVED)) removed.delete(id);
  };

  return {
    chunks() {
      splitHead();
      return [HEAD, ...readHead().more];
    },
    read,
    followChange(key) {
      const named = key === null ? undefined : chunkNamed(key);
      const before = [...places].filter(([, chunk]) => named === undefined || chunk === named);
      if (named === undefined) places.clear();
      for (const chunk of named === undefined ? [HEAD, ...readHead().more] : [named]) read(chunk);
      // Two windows that write at once don't see each other's change, and the later one wins.
      const returned = [...places.keys()].filter((id) => removed.has(id));
      if (returned.length > 0) changeItems([], returned);
      // An item that another window moved is in another chunk by now.
      return before.map(([id]) => id).filter((id) => !places.has(id));
    },
    items(key) {
      const named = key === null ? undefined : chunkNamed(key);
      const head = readHead();
      const chunks = named === undefined ? [HEAD, ...head.more] : [named];
      return chunks.flatMap((chunk) => readItems(chunk, head));
    },
    change({ put, gone }) {
      changeItems(
        put,
        gone.map(({ client_id: id }) => id),
      );
    },
  };
}

/**
 * Removes everything in the stored outbox and all stored changes, whichever user wrote it. Throws if
 * storage does.
 */
export function clearStoredOutbox({ localStore }: Ports): void {
  const value = parseStored(localStore.get(OUTBOX_KEY));
  const more =
    typeof value === 'object' && value !== null ? (value as { more?: unknown }).more : [];
  for (const chunk of chunksIn(more)) localStore.remove(chunkKey(chunk));
  localStore.remove(OUTBOX_KEY);
  localStore.remove(CHANGES_KEY);
}
