import { paths } from '#contract/paths';
import { deleteReadsCache, findReadsCache, ownerKey } from './readsCache';

const API = '/api';
/** How many responses are cached, and for how long. The oldest are removed first. */
const MAX_RESPONSES = 24;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
const BEARER = 'Bearer ';
/**
 * Statuses with which the server says that the user may not see a resource or that it doesn't
 * exist.
 */
const GONE = new Set([403, 404, 410]);

/**
 * Paths that can be read offline, besides the user's own profile: account, feed, chats, events and
 * notifications.
 */
const KEPT_PATHS = new Set(
  [
    paths.me,
    paths.listPosts,
    paths.listConversations,
    paths.listEvents,
    paths.groupEventsByTime,
    paths.listEventsByIds,
    paths.listNotifications,
    paths.listUnreadNotifications,
  ].map(([, path]) => API + path),
);

/** Whether the address requests a first page. Only first pages are cached. */
const isFirstPage = ({ searchParams }: URL) =>
  !searchParams.has('before_id') && Number(searchParams.get('offset') ?? 0) === 0;

const readToken = (request: Request): string | null => {
  const header = request.headers.get('Authorization');
  return header?.startsWith(BEARER) ? header.slice(BEARER.length) : null;
};

/**
 * Whether a request may be served from the cache. Whether a profile is the user's own is checked
 * later.
 */
export function isRead(request: Request): boolean {
  const url = new URL(request.url);
  const isKept = KEPT_PATHS.has(url.pathname) || url.pathname.startsWith(`${API}/user/`);
  return request.method === 'GET' && isKept && isFirstPage(url) && readToken(request) !== null;
}

const isCall = ({ method, url }: Request, [calls, path]: readonly [string, string]): boolean =>
  method === calls && new URL(url).pathname === API + path;

/** Whether a request ends the session. Its response then belongs to no user. */
export const isLogout = (request: Request): boolean => isCall(request, paths.logout);

/**
 * Whether a request changes which people the user sees. Cached responses may show someone they
 * blocked.
 */
export const isBlock = (request: Request): boolean => isCall(request, paths.block);

interface WorkerContext {
  readonly storage: CacheStorage;
  readonly send: (request: Request) => Promise<Response>;
  /** Keeps the worker alive for work that continues after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly now: () => number;
}

/**
 * Responds to a read. The server is always asked first. If it can't be reached, the last response
 * cached for the same user is returned. A refused token deletes the cache.
 */
export async function respondToRead(
  request: Request,
  { storage, send, waitUntil, now }: WorkerContext,
): Promise<Response> {
  const sent = send(request);
  // Prevents an unhandled rejection while the cache is opened. The failure is handled below.
  sent.catch(() => undefined);
  const reads = await findReadsCache(storage, await ownerKey(readToken(request) ?? ''));
  const { pathname } = new URL(request.url);
  const isKept = reads && (KEPT_PATHS.has(pathname) || reads.owner.ownPaths.includes(pathname));
  if (!isKept) return sent;
  const { cache, owner } = reads;
  try {
    const response = await sent;
    const copy = response.clone();
    if (response.status === 401) waitUntil(deleteReadsCache(storage));
    else if (response.ok)
      waitUntil(keep(cache, request.url, copy, () => findReadsCache(storage, owner.key)));
    else if (GONE.has(response.status)) waitUntil(cache.delete(request.url));
    return response;
  } catch (failure) {
    const kept = await cache.match(request.url, { ignoreVary: true });
    const age = now() - Date.parse(kept?.headers.get('Date') ?? '');
    if (kept && age < MAX_AGE_MS) return kept;
    throw failure;
  }
}

async function keep(
  cache: Cache,
  url: string,
  response: Response,
  find: () => Promise<object | null>,
): Promise<void> {
  // The session may have ended during the request.
  if (!(await find())) return;
  // Deleting first moves the entry to the end, so that the oldest entry is removed first.
  await cache.delete(url);
  await cache.put(url, response);
  const [, ...responses] = await cache.keys();
  const old = responses.slice(0, Math.max(0, responses.length - MAX_RESPONSES));
  await Promise.all(old.map((request) => cache.delete(request)));
}
