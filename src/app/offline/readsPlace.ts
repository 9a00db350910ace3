import { PLACE } from './forgetPlace';

/** Where in it stands whose it is; no address of the API. */
const OWNER = '/owner';

/** Whose answers are kept. */
export interface Owner {
  /** Tells a token without being one. */
  readonly key: string;
  /** Paths of the API under which the person finds their own profile. */
  readonly ownPaths: readonly string[];
}

/** The key of whoever has the token. */
export async function ownerKey(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes the place for somebody's answers. Nothing is kept before, and nobody else's is left. */
export async function openPlace(storage: CacheStorage, owner: Owner): Promise<void> {
  if (await findPlace(storage, owner.key)) return;
  await storage.delete(PLACE);
  const cache = await storage.open(PLACE);
  await cache.put(OWNER, new Response(JSON.stringify(owner)));
}

/** Returns the place if it is this person's; null where it is another's, or where there is none. */
export async function findPlace(
  storage: CacheStorage,
  key: string,
): Promise<{ readonly cache: Cache; readonly owner: Owner } | null> {
  if (!(await storage.has(PLACE))) return null;
  const cache = await storage.open(PLACE);
  const stored = await cache.match(OWNER);
  const owner = (await stored?.json()) as Owner | undefined;
  return owner?.key === key ? { cache, owner } : null;
}

/** Forgets the answers, and keeps the place for the next ones. */
export async function emptyPlace(storage: CacheStorage): Promise<void> {
  if (!(await storage.has(PLACE))) return;
  const cache = await storage.open(PLACE);
  const requests = await cache.keys();
  const answers = requests.filter(({ url }) => new URL(url).pathname !== OWNER);
  await Promise.all(answers.map((request) => cache.delete(request)));
}
