import { paths } from '#shared/paths';

/** A file of the build, as the build lists them for the worker. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

const PREFIX = 'quad-build-';
/** An address at which the server sends the application's page. */
const SHELL = paths.dashboard;
/** The first script of the application, whose name tells the build. */
const ENTRY = /^\/assets\/main\.[^/]+\.js$/;

/** A short name for a list of files; another list has another one. */
function fingerprint(files: readonly BuiltFile[]): string {
  let hash = 0x811c9dc5;
  for (const sign of files.map(({ url, revision }) => `${url} ${revision ?? ''}\n`).join(''))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** The files of one build, kept as a whole and apart from those of every other. */
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
    /** Fetches every file. Rejects where the server has another build by now. */
    async install(origin: string): Promise<void> {
      const page = await send(new Request(origin + SHELL, { cache: 'reload' }));
      const html = await page.clone().text();
      const entry = files.find(({ url }) => ENTRY.test(url));
      if (!page.ok || !entry || !html.includes(entry.url)) throw new Error('Not the same build.');
      const cache = await storage.open(name);
      await cache.addAll([...addresses]);
      await cache.put(SHELL, page);
    },
    /** Forgets the files of every other build. */
    async forgetOthers(): Promise<void> {
      const names = await storage.keys();
      const others = names.filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(others.map((other) => storage.delete(other)));
    },
  };
}
