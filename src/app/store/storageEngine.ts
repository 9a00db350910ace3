import type { KeyValueStore, Ports } from '#shared/ports';
import type { PersistedSlice } from '#shared/store/persistedSlice';
import { persistedNames, persistedSlices, type PersistedName } from './persistedSlices';
import type { RootState } from './rootReducer';
import { createSafeStorage, type StorageWatch } from './safeStorage';

/** Some of the persisted slices. */
export type KeptState = Partial<Pick<RootState, PersistedName>>;

export interface StorageEngine {
  /** Returns the stored part of every persisted slice. */
  read(): Record<string, object>;
  /** Writes what this tab changed in a slice since it was last written or read. */
  write(name: PersistedName, state: KeptState): void;
}

const slices: { readonly [Name in PersistedName]: PersistedSlice<RootState[Name]> } =
  persistedSlices;

/** The stored texts of one slice. */
interface StoredSlice {
  read(): object | undefined;
  write(state: KeptState): void;
}

function put(area: KeyValueStore, key: string, text: string | null): void {
  if (text === null) area.remove(key);
  else area.set(key, text);
}

function openSlice<Name extends PersistedName>(
  name: Name,
  areas: Readonly<Record<'local' | 'session', KeyValueStore>>,
): StoredSlice {
  const { sessionKeys = [], read, write, merge } = slices[name];
  const areaOf = (key: string) => (sessionKeys.includes(key) ? areas.session : areas.local);
  // Only differences are written, because another tab may have changed the rest.
  const lastTexts = new Map<string, string | null>();
  let before: Partial<RootState[Name]> | undefined;

  return {
    read() {
      before = read((key) => {
        const text = areaOf(key).get(key);
        lastTexts.set(key, text);
        return text;
      });
      return before;
    },
    write(state) {
      const now: RootState[Name] | undefined = state[name];
      if (!now) return;
      const stored = merge && read((key) => areaOf(key).get(key));
      const wanted = merge ? merge({ stored, before, now }) : now;
      before = now;
      for (const [key, text] of Object.entries(write(wanted))) {
        const area = areaOf(key);
        // A merged text already holds the changes of the other tabs.
        const last = merge ? area.get(key) : (lastTexts.get(key) ?? null);
        if (last === text) continue;
        lastTexts.set(key, text);
        // Don't remove a value that another tab has written meanwhile.
        if (text !== null || area.get(key) === last) put(area, key, text);
      }
    },
  };
}

/** Reads and writes the slices as raw texts under the keys that each of them declares. */
export function createStorageEngine(ports: Ports, watch: StorageWatch): StorageEngine {
  const areas = {
    local: createSafeStorage(ports.localStore, watch),
    session: createSafeStorage(ports.browserSession, watch),
  };
  const opened = new Map(persistedNames.map((name) => [name, openSlice(name, areas)]));

  return {
    read() {
      const parts = [...opened].map(([name, slice]) => [name, slice.read()] as const);
      return Object.fromEntries(parts.filter((part): part is [PersistedName, object] => !!part[1]));
    },
    write(name, state) {
      opened.get(name)?.write(state);
    },
  };
}
