import type { Ports } from '#shared/ports';
import type { PersistedSlice, StoredTexts } from '#shared/store/persistedSlice';
import { persistedSlices } from './persistedSlices';
import type { RootState } from './rootReducer';
import { createSafeStorage, type StorageWatch } from './safeStorage';

type SliceName = keyof RootState;
type Entry = [name: SliceName, slice: PersistedSlice<object>];

export interface StorageEngine {
  /** The stored part of every slice that has one. */
  read(): Record<string, object>;
  /** Writes the texts of a slice that are not the ones written or read last. */
  write(name: string, slice: object): void;
}

/** Names of the slices that are kept. */
export const persistedNames = Object.keys(persistedSlices) as SliceName[];

/** Reads and writes the slices as raw texts under the keys that each of them names. */
export function createStorageEngine(ports: Ports, watch: StorageWatch): StorageEngine {
  const local = createSafeStorage(ports.localStore, watch);
  const session = createSafeStorage(ports.browserSession, watch);
  const entries = Object.entries(persistedSlices) as unknown as Entry[];
  const table = new Map<string, PersistedSlice<object>>(entries);
  // Only differences are written: another tab may have changed the rest.
  const lastTexts = new Map<string, string | null>();

  return {
    read() {
      const restored: Record<string, object> = {};
      for (const [name, { read, sessionKeys = [] }] of table) {
        const part = read((key) => {
          const text = (sessionKeys.includes(key) ? session : local).get(key);
          lastTexts.set(key, text);
          return text;
        });
        if (part) restored[name] = part;
      }
      return restored;
    },
    write(name, slice) {
      const kept = table.get(name);
      if (!kept) return;
      const texts: StoredTexts = kept.write(slice);
      for (const [key, text] of Object.entries(texts)) {
        const last = lastTexts.get(key);
        if (last === text) continue;
        lastTexts.set(key, text);
        const area = kept.sessionKeys?.includes(key) ? session : local;
        if (text !== null) area.set(key, text);
        // What another tab wrote meanwhile is not ours to remove.
        else if (area.get(key) === last) area.remove(key);
      }
    },
  };
}
