import { paths } from '#shared/paths';

/** A file of the build, as listed in the worker's manifest. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

const PREFIX = 'quad-build-';
/** An address at which the server sends the application shell. */
const SHELL = paths.dashboard;
/** The application's entry script, whose name identifies the build. */
const ENTRY = /^\/assets\/main\.[^/]+\.js$/;

/** A short name for a list of files. Different lists have different names. */
function fingerprint(files: readonly BuiltFile[]): string {
  let hash = 0x811c9dc5;
  for (const sign of files.map(({ url, revision }) => `${url} ${revision ?? ''}\n`).join(''))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Caches the files of one build as a whole, separately from those of other builds. */
export function createBuiltFiles(
  files: readonly BuiltFile[],
  storage: CacheStorage,
  send: (request: Request) => Promise<Response>,
) {
  const name = PREFIX + fingerprint(files);
  const addresses = new Set(files.map(({ url }) => url));
  const find = (address: string) => storage.match(address, { cacheName: name });
  return {
    has: (path: string) => addresses.has(path),
    find,
    shell: () => find(SHELL),
    /** Fetches every file. Rejects if the server has switched to another build. */
    async install(origin: string): Promise<void> {
      const page = await send(new Request(origin + SHELL, { cache: 'reload' }));
      const html = await page.clone().text();
      const entry = files.find(({ url }) => ENTRY.test(url));
      if (!page.ok || !entry || !html.includes(entry.url)) throw new Error('Not the same build.');
      const cache = await storage.open(name);
      await cache.addAll([...addresses]);
      await cache.put(SHELL, page);
    },
    /** Deletes the files of every other build. */
    async forgetOthers(): Promise<void> {
      const names = await storage.keys();
      const others = names.filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(others.map((other) => storage.delete(other)));
    },
  };
}
