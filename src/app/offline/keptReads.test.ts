import { webcrypto } from 'node:crypto';
import { createFakeCaches } from '#shared/testing/fakeCaches';
import { respondToRead, isBlock, isLogout, isRead } from './keptReads';
import {
  clearReadsCache,
  deleteReadsCache,
  findReadsCache,
  openReadsCache,
  ownerKey,
} from './readsCache';

const FEED = 'http://localhost/api/posts/?limit=10&offset=0';
const TODAY = Date.parse('2026-11-23T12:00:00Z');
const OWN_PATHS = ['/api/user/username/ada'];

// jsdom has no `crypto.subtle`.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));

const read = (address: string, token = 'token-of-ada') =>
  new Request(address, { headers: { Authorization: `Bearer ${token}` } });

async function makeBrowser() {
  const storage = createFakeCaches();
  await openReadsCache(storage, { key: await ownerKey('token-of-ada'), ownPaths: OWN_PATHS });
  let respond: (() => Response) | null = null;
  let time = TODAY;
  const ask = async (request: Request) => {
    const works: Promise<unknown>[] = [];
    try {
      const given = await respondToRead(request, {
        storage,
        send: () =>
          respond ? Promise.resolve(respond()) : Promise.reject(new TypeError('Offline')),
        waitUntil: (work) => void works.push(work),
        now: () => time,
      });
      return await given.text();
    } catch (error) {
      return String(error);
    } finally {
      await Promise.all(works);
    }
  };
  return {
    storage,
    ask,
    respondsWith: (body: string, status = 200) => {
      const headers = { Date: new Date(time).toUTCString() };
      respond = () => new Response(body, { status, headers });
    },
    goOffline: () => (respond = null),
    wait: (days: number) => (time += days * 86_400_000),
  };
}

test('the server is asked first, and its latest response is reused without a network', async () => {
  const { ask, respondsWith, goOffline } = await makeBrowser();
  respondsWith('first');
  expect(await ask(read(FEED))).toBe('first');
  respondsWith('second');
  expect(await ask(read(FEED))).toBe('second');
  goOffline();
  expect(await ask(read(FEED))).toBe('second');
  expect(await ask(read('http://localhost/api/notifications/'))).toMatch('Offline');
});

test('nothing is returned to another user, and no response of theirs is cached', async () => {
  const { ask, respondsWith, goOffline } = await makeBrowser();
  respondsWith('of Ada');
  await ask(read(FEED));
  respondsWith('of Grace');
  expect(await ask(read(FEED, 'token-of-grace'))).toBe('of Grace');
  goOffline();
  expect(await ask(read(FEED, 'token-of-grace'))).toMatch('Offline');
  expect(await ask(read(FEED))).toBe('of Ada');
});

test('the next user to log in finds nothing of the previous one', async () => {
  const { storage, ask, respondsWith, goOffline } = await makeBrowser();
  respondsWith('of Ada');
  await ask(read(FEED));
  await openReadsCache(storage, { key: await ownerKey('token-of-grace'), ownPaths: [] });
  goOffline();
  expect(await ask(read(FEED))).toMatch('Offline');
  expect(await ask(read(FEED, 'token-of-grace'))).toMatch('Offline');
});

test('a refused token deletes everything, without a request from the page', async () => {
  const { storage, ask, respondsWith } = await makeBrowser();
  respondsWith('private');
  await ask(read(FEED));
  respondsWith('expired', 401);
  expect(await ask(read(FEED))).toBe('expired');
  expect(await findReadsCache(storage, await ownerKey('token-of-ada'))).toBeNull();
  expect(await storage.keys()).toEqual([]);
});

test('a response that arrives after the logout is not cached', async () => {
  const { storage, ask, respondsWith, goOffline } = await makeBrowser();
  respondsWith('late');
  const asked = ask(read(FEED));
  await deleteReadsCache(storage);
  await asked;
  goOffline();
  expect(await ask(read(FEED))).toMatch('Offline');
  expect(await storage.has('quad-reads')).toBe(false);
});

test('deleted content and responses that are too old are not shown again', async () => {
  const { ask, respondsWith, goOffline, wait } = await makeBrowser();
  respondsWith('once');
  await ask(read(FEED));
  respondsWith('gone', 404);
  await ask(read(FEED));
  goOffline();
  expect(await ask(read(FEED))).toMatch('Offline');
  respondsWith('old');
  await ask(read(FEED));
  goOffline();
  wait(8);
  expect(await ask(read(FEED))).toMatch('Offline');
});

test('the user’s own profile is cached, others are not, and a block empties the cache', async () => {
  const { storage, ask, respondsWith, goOffline } = await makeBrowser();
  respondsWith('profile');
  const own = 'http://localhost/api/user/username/ada';
  const other = 'http://localhost/api/user/username/grace';
  await ask(read(own));
  await ask(read(other));
  goOffline();
  expect(await ask(read(own))).toBe('profile');
  expect(await ask(read(other))).toMatch('Offline');
  await clearReadsCache(storage);
  expect(await ask(read(own))).toMatch('Offline');
  respondsWith('again');
  await ask(read(own));
  goOffline();
  expect(await ask(read(own))).toBe('again');
});

test('only the newest responses are cached', async () => {
  const { storage, ask, respondsWith } = await makeBrowser();
  respondsWith('page');
  const address = (id: number) => `http://localhost/api/posts/events/?event_id=${id}`;
  for (let id = 1; id <= 30; id += 1) await ask(read(address(id)));
  const reads = await findReadsCache(storage, await ownerKey('token-of-ada'));
  const kept = await reads?.cache.keys();
  expect(kept).toHaveLength(25);
  expect(kept?.at(-1)?.url).toBe(address(30));
  expect(await reads?.cache.match(address(1))).toBeUndefined();
});

test.each([
  ['the feed', FEED, true],
  ['who one is', 'http://localhost/api/auth/users/me/', true],
  ['a later page', 'http://localhost/api/posts/?limit=10&offset=10', false],
  ['older posts', 'http://localhost/api/posts/?limit=10&before_id=7', false],
  ['a file', 'http://localhost/api/files/a.webp', false],
  ['a chat file', 'http://localhost/api/chat/files/a.pdf', false],
  ['one conversation', 'http://localhost/api/chat/chat/history/7', false],
])('%s is correctly recognised as cached or not', (_what, address, expected) => {
  expect(isRead(read(address))).toBe(expected);
  expect(isRead(new Request(address))).toBe(false);
});

test('a logout and a block are recognised', () => {
  const call = (method: string, path: string) =>
    new Request(`http://localhost/api${path}`, { method });
  expect(isLogout(call('DELETE', '/auth/token'))).toBe(true);
  expect(isLogout(call('POST', '/auth/token'))).toBe(false);
  expect(isBlock(call('POST', '/connections/block'))).toBe(true);
  expect(isBlock(call('GET', '/connections/blocked'))).toBe(false);
});
