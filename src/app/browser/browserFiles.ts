import { del, get, set } from 'idb-keyval';
import type { FileStore } from '#shared/ports';

const pending = new Set<Promise<void>>();

function track(change: Promise<void>): Promise<void> {
  const forget = () => pending.delete(change);
  pending.add(change);
  change.then(forget, forget);
  return change;
}

/** A file store backed by IndexedDB. */
export const browserFiles: FileStore = {
  get: (key) => get<unknown>(key),
  set: (key, value) => track(set(key, value)),
  remove: (key) => track(del(key)),
  settled: async () => void (await Promise.allSettled(pending)),
};
