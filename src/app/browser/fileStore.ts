import type { FileStore } from '#shared/ports';

/** The browser's own database, as a store for files. Its code is fetched on first use. */
export function createFileStore(): FileStore {
  const load = async () =>
    (await import(/* webpackChunkName: "idb-keyval" */ './browserFiles')).browserFiles;
  return {
    get: async (key) => (await load()).get(key),
    set: async (key, value) => (await load()).set(key, value),
    remove: async (key) => (await load()).remove(key),
    settled: async () => (await load()).settled(),
  };
}
