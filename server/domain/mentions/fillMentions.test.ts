import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { fillMentions } from './fillMentions';

const TEXTS = 450;
let server: TestServer;
let author: TestUser;
let tanvir: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  author = await server.person({ username: 'rumi' });
  tanvir = await server.person({ username: 'tanvir' });
});
afterEach(() => server.close());

/** Writes posts and comments as before there were mentions, and what the migration leaves. */
async function writeOlder(): Promise<void> {
  const { db } = server.deps;
  const contents = Array.from({ length: TEXTS }, (_, nth) => (nth % 3 ? 'plain' : 'ask @tanvir'));
  const posts = await db
    .insertInto('posts')
    .values(contents.map((content) => ({ user_id: author.id, post_type: 'text', content })))
    .returning('id')
    .execute();
  const [post] = posts;
  if (!post) throw new Error('There is no post.');
  const by = { post_id: post.id, user_id: author.id, depth: 1 };
  const comments = await db
    .insertInto('comments')
    .values(contents.map((content) => ({ ...by, parent_id: null, content })))
    .returning('id')
    .execute();
  const after = (rows: readonly { id: number }[]) => Math.max(...rows.map(({ id }) => id)) + 1;
  await db
    .insertInto('mention_fills')
    .values([
      { kind: 'post', before_id: after(posts) },
      { kind: 'comment', before_id: after(comments) },
    ])
    .execute();
}

const countByKind = async () => {
  const rows = await server.deps.db
    .selectFrom('mentions')
    .where('user_id', '=', tanvir.id)
    .groupBy('kind')
    .orderBy('kind')
    .select((eb) => ['kind', eb.fn.countAll<string>().as('count')])
    .execute();
  return rows.map(({ kind, count }) => [kind, Number(count)]);
};

test('older texts get their mentions once, by any number of processes, and no one is notified', async () => {
  await writeOlder();
  await Promise.all([fillMentions(server.deps), fillMentions(server.deps)]);
  await fillMentions(server.deps);
  expect(await countByKind()).toEqual([
    ['comment', TEXTS / 3],
    ['post', TEXTS / 3],
  ]);
  const { db } = server.deps;
  expect(await db.selectFrom('mention_fills').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([]);
});

test('filling that is stopped continues where it was', async () => {
  await writeOlder();
  const stop = new AbortController();
  stop.abort();
  await fillMentions(server.deps, stop.signal);
  expect(await countByKind()).toEqual([]);
  await fillMentions(server.deps);
  expect(await countByKind()).toHaveLength(2);
});

test('an edit of an older post notifies only the people it newly mentions', async () => {
  await writeOlder();
  await fillMentions(server.deps);
  const nusrat = await server.person({ username: 'nusrat' });
  const { target_id: id } = await server.deps.db
    .selectFrom('mentions')
    .where('kind', '=', 'post')
    .select('target_id')
    .executeTakeFirstOrThrow();
  const body = { content: '@tanvir and @nusrat' };
  await callAs(server, author, calls.updateTextPost, { params: { id }, body });
  const told = await server.deps.db.selectFrom('notifications').select('user_id').execute();
  expect(told).toEqual([{ user_id: nusrat.id }]);
});
