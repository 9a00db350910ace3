import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import type { FeedScope } from '#contract/entities/post';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let reader: TestUser;
let friend: TestUser;
let colleague: TestUser;
let stranger: TestUser;
/** The tests share a server, so each has a university of its own. */
let worlds = 0;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A member of a university with a friend elsewhere, a colleague, and someone unrelated. */
beforeEach(async () => {
  const at = { university: `Scope University ${(worlds += 1)}`, department: 'Optics' };
  reader = await server.person(at);
  friend = await server.person();
  colleague = await server.person(at);
  stranger = await server.person();
  await connectUsers(server, reader, friend);
});

const write = async (user: TestUser, content = 'A note.') =>
  (await callAs(server, user, calls.createTextPost, { body: { content } })).response.id;
const list = (scope: string, query: Record<string, string | number> = {}, as = reader) =>
  callAs(server, as, calls.listPosts, { query: { scope, ...query } });
const idsIn = async (scope: FeedScope, query: Record<string, string | number> = {}, as = reader) =>
  (await list(scope, query, as)).response.posts.map(({ id }) => id);
/** Each time another one, because the tests share the posts of the server. */
let tags = 0;
const follow = async () => {
  const tag = `scoped${(tags += 1)}`;
  await callAs(server, reader, calls.followTag, { params: { tag } });
  return tag;
};

test('each scope has its posts and the reader’s own, newest first, and the response names it', async () => {
  const tag = await follow();
  const own = await write(reader);
  const byFriend = await write(friend);
  const byColleague = await write(colleague);
  const tagged = await write(stranger, `About #${tag.toUpperCase()}!`);
  const unrelated = await write(stranger, `About #${tag}2.`);
  const connections = await list('connections');
  expect(connections.response.scope).toBe('connections');
  expect(connections.response.posts.map(({ id }) => id)).toEqual([byFriend, own]);
  expect(await idsIn('university')).toEqual([byColleague, own]);
  expect(await idsIn('followed')).toEqual([tagged, own]);
  expect((await idsIn('everyone')).slice(0, 5)).toEqual([
    ...[unrelated, tagged, byColleague, byFriend, own],
  ]);
});

test('without a scope, the response is that of everyone and says so', async () => {
  await write(stranger);
  const { response } = await callAs(server, reader, calls.listPosts);
  expect(response.scope).toBe('everyone');
  expect(response).toEqual((await list('everyone')).response);
});

test.each(['connections', 'university', 'followed'] as const)(
  'the scope %s is paged by id and by offset, without gaps',
  async (scope) => {
    const tag = await follow();
    const authors = { connections: friend, university: colleague, followed: stranger };
    const expected: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      expected.unshift(await write(n % 2 === 0 ? authors[scope] : reader, `Note of #${tag}`));
      await write(stranger, 'Unrelated.');
    }
    const pages: number[][] = [];
    for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined;) {
      const page: number[] = await idsIn(scope, { limit: 2, before_id: before });
      pages.push(page);
      before = page.at(-1);
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
    expect(pages.flat()).toEqual(expected);
    expect(await idsIn(scope, { limit: 2, offset: 3 })).toEqual(expected.slice(3));
  },
);

test('a scope can be narrowed to a person or a kind of post', async () => {
  const byFriend = await write(friend);
  await write(reader);
  expect(await idsIn('connections', { user_id: friend.id })).toEqual([byFriend]);
  expect(await idsIn('connections', { user_id: stranger.id })).toEqual([]);
  expect(await idsIn('connections', { post_type: 'event' })).toEqual([]);
});

test('a person without connections, university or hashtags sees their own posts', async () => {
  const alone = await server.person();
  await write(stranger, 'With a #hashtag.');
  for (const scope of ['connections', 'university', 'followed'] as const)
    expect(await idsIn(scope, {}, alone)).toEqual([]);
  const own = await write(alone);
  for (const scope of ['connections', 'university', 'followed'] as const)
    expect(await idsIn(scope, {}, alone)).toEqual([own]);
});

test('no scope has posts of people who are hidden from the reader', async () => {
  const tag = await follow();
  for (const author of [friend, colleague, stranger]) await write(author, `Note of #${tag}`);
  for (const { id } of [friend, colleague, stranger])
    await server.deps.db
      .updateTable('users')
      .set({ disabled_at: server.clock.now() })
      .where('id', '=', id)
      .execute();
  for (const scope of ['connections', 'university', 'followed'] as const)
    expect(await idsIn(scope)).toEqual([]);
});

test('a block takes the posts out of each scope, for both', async () => {
  const tag = await follow();
  await connectUsers(server, reader, colleague);
  await write(colleague, `Note of #${tag}`);
  const own = await write(reader, `Note of #${tag}`);
  await callAs(server, colleague, calls.block, { body: { user_id: reader.id } });
  for (const scope of ['connections', 'university', 'followed'] as const) {
    expect(await idsIn(scope)).toEqual([own]);
    expect(await idsIn(scope, {}, colleague)).not.toContain(own);
  }
});

test('a reader with more than 2,000 connections sees the posts of the last 30 days', async () => {
  const { db } = server.deps;
  const at = server.clock.now().getTime();
  const [old, recent] = [await write(friend), await write(friend)];
  const own = await write(reader);
  await write(stranger);
  await db
    .updateTable('posts')
    .set({ created_at: new Date(at - 31 * DAY_MS) })
    .where('id', '<=', old)
    .execute();
  expect(await idsIn('connections')).toEqual([own, recent, old]);
  await sql`
    WITH many AS (
      INSERT INTO users (username, email)
      SELECT 'many' || n, 'many' || n || '@campus.example' FROM generate_series(1, 2000) AS n
      RETURNING id
    )
    INSERT INTO connections (low_id, high_id) SELECT ${reader.id}, id FROM many`.execute(db);
  expect(await idsIn('connections')).toEqual([own, recent]);
  expect(await idsIn('connections', { before_id: own })).toEqual([recent]);
});

test.each(['friends', 'Everyone', ''])('the scope “%s” is a 400', async (scope) => {
  const { status, problem } = await list(scope);
  expect(status).toBe(400);
  expect(Object.keys(problem.errors ?? {})).toEqual(['scope']);
});
