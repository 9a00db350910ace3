import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { fillPostLinks } from './fillPostLinks';

const POSTS = 450;
let server: TestServer;
let author: TestUser;
let paperId: number;
let address: string;

beforeEach(async () => {
  server = await createTestServer();
  author = await server.person();
  paperId = await insertPaper(server, author);
  address = `${server.deps.config.publicUrl}/dashboard/research/papers/${paperId}`;
});
afterEach(() => server.close());

/** Writes posts as before there were links, every third one about the paper. */
async function writeOlder(): Promise<number[]> {
  const { db } = server.deps;
  const posts = await db
    .insertInto('posts')
    .values(
      Array.from({ length: POSTS }, (_, nth) => ({
        user_id: author.id,
        // Of an event, the description counts, but not its title.
        ...(nth % 2 ? { post_type: 'text' } : { post_type: 'event' }),
        content: nth % 2 && nth % 3 === 0 ? `Read ${address} today` : 'Nothing to read',
        attached_text: nth % 2 ? '' : `${address}\n${nth % 3 ? 'Come.' : `On ${address}/read`}`,
      })),
    )
    .returning('id')
    .execute();
  const ids = posts.map(({ id }) => id);
  const before_id = Math.max(...ids) + 1;
  await db.insertInto('post_link_fills').values({ before_id }).execute();
  return ids.filter((_, nth) => nth % 3 === 0);
}

const linked = async () => {
  const rows = await server.deps.db
    .selectFrom('post_links')
    .select(['post_id', 'kind', 'target_id'])
    .orderBy('post_id')
    .execute();
  return rows.map(({ post_id, kind, target_id }) => [post_id, kind, target_id]);
};

test('older posts get their links once, by any number of processes, and are listed with the paper', async () => {
  const about = await writeOlder();
  await Promise.all([fillPostLinks(server.deps), fillPostLinks(server.deps)]);
  await fillPostLinks(server.deps);
  expect(await linked()).toEqual(about.map((id) => [id, 'paper', paperId]));
  expect(await server.deps.db.selectFrom('post_link_fills').selectAll().execute()).toEqual([]);
  const { response } = await callAs(server, author, calls.listPaperPosts, {
    params: { id: paperId },
    query: { limit: 1 },
  });
  expect(response.posts.map(({ id }) => id)).toEqual([about.at(-1)]);
});

test('filling that is stopped continues where it was', async () => {
  const about = await writeOlder();
  await fillPostLinks(server.deps, AbortSignal.abort());
  expect(await linked()).toEqual([]);
  await fillPostLinks(server.deps);
  expect(await linked()).toHaveLength(about.length);
});

test('an older post that was edited meanwhile keeps the links of its new text', async () => {
  const [, , , last] = await writeOlder();
  const id = last ?? 0;
  const body = { content: 'No longer about it' };
  await callAs(server, author, calls.updateTextPost, { params: { id }, body });
  await fillPostLinks(server.deps);
  expect((await linked()).map(([postId]) => postId)).not.toContain(id);
});
