import type { KeyValueStore } from '#shared/ports';

/** Receives each failure of a store, and a notification when the store is complete again. */
export interface StorageWatch {
  failed(key: string, operation: 'read' | 'write'): void;
  recovered(): void;
}

/**
 * A store that never throws. Failed writes are reported and held in memory. After the next
 * successful write, they are retried.
 */
export function createSafeStorage(real: KeyValueStore, watch: StorageWatch): KeyValueStore {
  /** Writes the real store is missing. Null means the key should be removed. */
  const memory = new Map<string, string | null>();

  function attempt(key: string, value: string | null): boolean {
    try {
      if (value === null) real.remove(key);
      else real.set(key, value);
      return memory.delete(key);
    } catch {
      memory.set(key, value);
      watch.failed(key, 'write');
      return false;
    }
  }

  function write(key: string, value: string | null) {
    const wasHeld = attempt(key, value);
    if (memory.has(key)) return;
    const held = [...memory];
    for (const [other, text] of held) if (!attempt(other, text)) return;
    if (wasHeld || held.length > 0) watch.recovered();
  }

  return {
    get(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return real.get(key);
      } catch {
        watch.failed(key, 'read');
        return null;
      }
    },
    set: write,
    remove: (key) => write(key, null),
  };
}
