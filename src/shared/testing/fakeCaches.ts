const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request.toString(), 'http://localhost').href;

/** One cache in memory, in the order in which things were put. */
class FakeCache {
  readonly responses = new Map<string, Response>();

  match = (request: RequestInfo | URL) =>
    Promise.resolve(this.responses.get(addressOf(request))?.clone());

  put = (request: RequestInfo | URL, response: Response) =>
    Promise.resolve(void this.responses.set(addressOf(request), response));

  delete = (request: RequestInfo | URL) =>
    Promise.resolve(this.responses.delete(addressOf(request)));

  keys = () => Promise.resolve([...this.responses.keys()].map((address) => new Request(address)));

  addAll = (requests: readonly string[]) =>
    Promise.resolve(
      void requests.forEach((request) =>
        this.responses.set(addressOf(request), new Response(`the file ${request}`)),
      ),
    );
}

/** The caches of a browser in memory: what of them a service worker and its pages use. */
export function createFakeCaches(): CacheStorage {
  const caches = new Map<string, FakeCache>();
  const storage = {
    has: (name: string) => Promise.resolve(caches.has(name)),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    open(name: string) {
      const cache = caches.get(name) ?? new FakeCache();
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
    match: (request: RequestInfo | URL, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      caches.get(cacheName)?.match(request) ?? Promise.resolve(undefined),
  };
  return storage as unknown as CacheStorage;
}
