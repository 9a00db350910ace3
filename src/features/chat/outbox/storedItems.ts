import { readId } from '#shared/lib/readId';
import type { Ports } from '#shared/ports';
import { parseStored } from '#shared/store/persistedSlice';

/** The number of latest removals that a window remembers. */
const MOST_REMOVED = 500;

interface Identified {
  client_id: string;
}

/** Changes made in a window: new or modified items, and the ids of removed ones. */
interface ItemChange<T> {
  put: readonly T[];
  gone: readonly string[];
}

/** One user's items under a key of the browser's storage, which all its windows share. */
export interface StoredItems<T> {
  /** Returns the items, oldest first; none if storage is off or has those of another user. */
  read(): T[];
  /** Changes single items and leaves the others alone, because another window may own them. */
  write(change: ItemChange<T>): void;
  /**
   * Follows another window's write. Removes items again that this window removed while the other
   * wrote. Returns the ids of the items that the other window removed.
   */
  follow(): string[];
}

interface Options<T> {
  key: string;
  /** Checks a stored value, which other code may have written. */
  isItem: (value: unknown) => value is T;
  /** The name of the items in the log, at the start of a sentence. */
  logName: string;
}

/** Opens a user's items in storage: JSON `{ owner, items }`, without the key if there are none. */
export function openStoredItems<T extends Identified>(
  { localStore, log }: Ports,
  ownerId: number,
  { key, isItem, logName }: Options<T>,
): StoredItems<T> {
  /** The ids of the items that this window found or wrote in storage. */
  const known = new Set<string>();
  /** The ids of the items that this window removed last. */
  const removed = new Set<string>();

  /** Returns null if storage is off. */
  const load = (): T[] | null => {
    try {
      const value = parseStored(localStore.get(key));
      if (typeof value !== 'object' || value === null) return [];
      const { owner, items } = value as Record<string, unknown>;
      if (readId(String(owner)) !== ownerId || !Array.isArray(items)) return [];
      return items.filter(isItem);
    } catch {
      return null;
    }
  };
  const save = (items: readonly T[]): void => {
    try {
      if (items.length === 0) localStore.remove(key);
      else localStore.set(key, JSON.stringify({ owner: ownerId, items }));
    } catch (error) {
      // Storage is full or off.
      log.warn(`${logName} could not be kept`, { error: String(error) });
    }
  };
  return {
    read() {
      const items = load() ?? [];
      for (const { client_id: id } of items) known.add(id);
      return items;
    },
    write({ put, gone }) {
      const changed = new Map((load() ?? []).map((item) => [item.client_id, item]));
      for (const id of gone) {
        changed.delete(id);
        known.delete(id);
        removed.add(id);
      }
      for (const item of put) {
        changed.set(item.client_id, item);
        known.add(item.client_id);
        removed.delete(item.client_id);
      }
      for (const id of [...removed].slice(0, -MOST_REMOVED)) removed.delete(id);
      save([...changed.values()]);
    },
    follow() {
      const items = load();
      if (!items) return [];
      // Two windows that write at once don't see each other's change, and the later one wins.
      const left = items.filter(({ client_id: id }) => !removed.has(id));
      if (left.length < items.length) save(left);
      const here = new Set(left.map(({ client_id: id }) => id));
      const vanished = [...known].filter((id) => !here.has(id));
      for (const id of vanished) known.delete(id);
      for (const id of here) known.add(id);
      return vanished;
    },
  };
}
