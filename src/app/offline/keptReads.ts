import { paths } from '#contract/paths';
import { forgetPlace } from './forgetPlace';
import { findPlace, ownerKey } from './readsPlace';

const API = '/api';
/** So many answers are kept, and for so long: the newest ones, to be read on the way. */
const MAX_ANSWERS = 24;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
const BEARER = 'Bearer ';
/** With these the server says that somebody may not see something, or that there is no such thing. */
const GONE = new Set([403, 404, 410]);

/** What can be read offline, beside the own profile: who one is, the feed, chats, events, news. */
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

/** What of a page's position an address may name; only first pages are kept. */
const isFirstPage = ({ searchParams }: URL) =>
  !searchParams.has('before_id') && Number(searchParams.get('offset') ?? 0) === 0;

const readToken = (request: Request): string | null => {
  const header = request.headers.get('Authorization');
  return header?.startsWith(BEARER) ? header.slice(BEARER.length) : null;
};

/** Whether a request may read something that is kept. Whose profile it is shows only later. */
export function isRead(request: Request): boolean {
  const url = new URL(request.url);
  const isKept = KEPT_PATHS.has(url.pathname) || url.pathname.startsWith(`${API}/user/`);
  return request.method === 'GET' && isKept && isFirstPage(url) && readToken(request) !== null;
}

const isCall = ({ method, url }: Request, [calls, path]: readonly [string, string]): boolean =>
  method === calls && new URL(url).pathname === API + path;

/** Whether a request ends the session; its answers are then nobody's. */
export const isLogout = (request: Request): boolean => isCall(request, paths.logout);

/** Whether a request changes whom the person sees: what was kept may show somebody they blocked. */
export const isBlock = (request: Request): boolean => isCall(request, paths.block);

interface Surroundings {
  readonly storage: CacheStorage;
  readonly send: (request: Request) => Promise<Response>;
  /** Lets work go on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly now: () => number;
}

/**
 * Answers a read. The server is always asked first; only where no answer of it arrives, the newest one
 * that the same person got is given again. A refused token forgets everything.
 */
export async function answerRead(
  request: Request,
  { storage, send, waitUntil, now }: Surroundings,
): Promise<Response> {
  const sent = send(request);
  // Asked for here, whatever comes first: its failure is dealt with below.
  sent.catch(() => undefined);
  const place = await findPlace(storage, await ownerKey(readToken(request) ?? ''));
  const { pathname } = new URL(request.url);
  const isKept = place && (KEPT_PATHS.has(pathname) || place.owner.ownPaths.includes(pathname));
  if (!isKept) return sent;
  const { cache, owner } = place;
  try {
    const answer = await sent;
    const copy = answer.clone();
    if (answer.status === 401) waitUntil(forgetPlace(storage));
    else if (answer.ok)
      waitUntil(keep(cache, request.url, copy, () => findPlace(storage, owner.key)));
    else if (GONE.has(answer.status)) waitUntil(cache.delete(request.url));
    return answer;
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
  answer: Response,
  find: () => Promise<object | null>,
): Promise<void> {
  // The session may have ended on the way.
  if (!(await find())) return;
  // Deleting first moves it to the end, so the oldest one is the first to go.
  await cache.delete(url);
  await cache.put(url, answer);
  const [, ...answers] = await cache.keys();
  const old = answers.slice(0, Math.max(0, answers.length - MAX_ANSWERS));
  await Promise.all(old.map((request) => cache.delete(request)));
}
