import type { KeyValueStore } from '#shared/ports';

/** What is told of a store: each refusal, and that it holds all it should again. */
export interface StorageWatch {
  failed(key: string, operation: 'read' | 'write'): void;
  recovered(): void;
}

/**
 * A store that never throws: what the real one refuses is told, and held in memory until it takes
 * something again, which then gets the rest as well.
 */
export function createSafeStorage(real: KeyValueStore, watch: StorageWatch): KeyValueStore {
  /** What the real store should hold and does not; null stands for a key to be removed. */
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
