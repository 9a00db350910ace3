import type { KeyValueStore } from '../shared/ports';

export type StorageFailure = (key: string, operation: 'read' | 'write') => void;

/**
 * A store that never throws: what the real one refuses is held in memory until it takes it, and the
 * first refusal is told.
 */
export function createSafeStorage(real: KeyValueStore, onFailure: StorageFailure): KeyValueStore {
  /** What the real store should hold and does not; null stands for a key to be removed. */
  const memory = new Map<string, string | null>();

  function attempt(key: string, value: string | null) {
    try {
      if (value === null) real.remove(key);
      else real.set(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
      onFailure(key, 'write');
    }
  }

  return {
    get(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return real.get(key);
      } catch {
        onFailure(key, 'read');
        return null;
      }
    },
    set: attempt,
    remove: (key) => attempt(key, null),
  };
}
