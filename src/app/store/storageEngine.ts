import type { Ports } from '#shared/ports';
import type { PersistedSlice, ReadStored, StoredTexts } from '#shared/store/persistedSlice';
import { persistedSlices, type PersistedName } from './persistedSlices';
import type { RootState } from './rootReducer';
import { createSafeStorage, type StorageWatch } from './safeStorage';

/** Some of the persisted slices. */
export type KeptState = Partial<Pick<RootState, PersistedName>>;

export interface StorageEngine {
  /** Returns the stored part of every persisted slice. */
  read(): Record<string, object>;
  /** Writes the texts of a slice that differ from the last ones written or read. */
  write(name: PersistedName, state: KeptState): void;
}

/** Names of the persisted slices. */
export const persistedNames = Object.keys(persistedSlices) as PersistedName[];

const slices: { readonly [Name in PersistedName]: PersistedSlice<RootState[Name]> } =
  persistedSlices;

/** The persistence of a slice, for callers that don't know its type. */
interface KeptSlice {
  readonly sessionKeys: readonly string[];
  readonly read: (stored: ReadStored) => object | undefined;
  readonly write: (state: KeptState) => StoredTexts;
}

function keptSlice<Name extends PersistedName>(name: Name): KeptSlice {
  const { sessionKeys = [], read, write } = slices[name];
  return {
    sessionKeys,
    read,
    write(state) {
      const slice: RootState[Name] | undefined = state[name];
      return slice ? write(slice) : {};
    },
  };
}

/** Reads and writes the slices as raw texts under the keys that each of them declares. */
export function createStorageEngine(ports: Ports, watch: StorageWatch): StorageEngine {
  const local = createSafeStorage(ports.localStore, watch);
  const session = createSafeStorage(ports.browserSession, watch);
  // Only differences are written, because another tab may have changed the rest.
  const lastTexts = new Map<string, string | null>();

  return {
    read() {
      const restored: Record<string, object> = {};
      for (const name of persistedNames) {
        const { read, sessionKeys } = keptSlice(name);
        const part = read((key) => {
          const text = (sessionKeys.includes(key) ? session : local).get(key);
          lastTexts.set(key, text);
          return text;
        });
        if (part) restored[name] = part;
      }
      return restored;
    },
    write(name, state) {
      const { write, sessionKeys } = keptSlice(name);
      for (const [key, text] of Object.entries(write(state))) {
        const last = lastTexts.get(key);
        if (last === text) continue;
        lastTexts.set(key, text);
        const area = sessionKeys.includes(key) ? session : local;
        if (text !== null) area.set(key, text);
        // Don't remove a value that another tab has written meanwhile.
        else if (area.get(key) === last) area.remove(key);
      }
    },
  };
}
