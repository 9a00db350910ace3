/**
 * The name of this browser's cache for responses that can be read offline. It belongs to one user.
 */
const READS_CACHE = 'quad-reads';

/** The cache key under which the owner is stored. It is not an address of the API. */
const OWNER = '/owner';

/** The user whose responses are cached. */
export interface Owner {
  /** A hash of the token, which identifies it without revealing it. */
  readonly key: string;
  /** API paths of the user's own profile. */
  readonly ownPaths: readonly string[];
}

/** Returns the cache key for a token's owner. */
export async function ownerKey(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Creates the cache for a user's responses and deletes that of any other user. Nothing is cached
 * before this call.
 */
export async function openReadsCache(storage: CacheStorage, owner: Owner): Promise<void> {
  if (await findReadsCache(storage, owner.key)) return;
  await storage.delete(READS_CACHE);
  const cache = await storage.open(READS_CACHE);
  await cache.put(OWNER, new Response(JSON.stringify(owner)));
}

/**
 * Returns the cache if it belongs to this user. Returns null if it belongs to another user or
 * doesn't exist.
 */
export async function findReadsCache(
  storage: CacheStorage,
  key: string,
): Promise<{ readonly cache: Cache; readonly owner: Owner } | null> {
  if (!(await storage.has(READS_CACHE))) return null;
  const cache = await storage.open(READS_CACHE);
  const stored = await cache.match(OWNER);
  const owner = (await stored?.json()) as Owner | undefined;
  return owner?.key === key ? { cache, owner } : null;
}

/** Deletes the cached responses but keeps the cache open for new ones. */
export async function clearReadsCache(storage: CacheStorage): Promise<void> {
  if (!(await storage.has(READS_CACHE))) return;
  const cache = await storage.open(READS_CACHE);
  const requests = await cache.keys();
  const responses = requests.filter(({ url }) => new URL(url).pathname !== OWNER);
  await Promise.all(responses.map((request) => cache.delete(request)));
}

/**
 * Deletes the cache. A response still in flight is not stored, because the cache no longer exists.
 */
export async function deleteReadsCache(storage: CacheStorage): Promise<void> {
  await storage.delete(READS_CACHE);
}
