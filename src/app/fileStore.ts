import type { FileStore } from '../shared/ports';

// Fetched on first use: most visits keep no files.
const load = () => import(/* webpackChunkName: "idb-keyval" */ 'idb-keyval');

/** The browser's own database, as a store for files. */
export function createFileStore(): FileStore {
  return {
    get: async (key) => (await load()).get<unknown>(key),
    set: async (key, value) => (await load()).set(key, value),
    remove: async (key) => (await load()).del(key),
  };
}
