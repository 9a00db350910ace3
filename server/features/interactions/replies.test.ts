import { calls } from '#contract/calls/index';
import type { Comment } from '#contract/entities/comment';
import {
  COMMENT_MAX_LENGTH,
  COMMENTS_PAGE_MAX_CHARACTERS,
  REPLIES_COUNT_MAX,
} from '#contract/limits';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
let postId: number;

beforeAll(async () => {
  server = await createTestServer();
  author = await createVerifiedUser(server);
  reader = await createVerifiedUser(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { response } = await callAs(server, author, calls.createTextPost, {
    body: { content: 'hello' },
  });
  postId = response.id;
});

interface Written {
  parent?: number | null;
  depth?: number;
  by?: TestUser;
  count?: number;
  content?: string;
}

/** Inserts comments in bulk, faster than any person could write them. */
async function write({ parent = null, depth = 2, by = author, count = 1, content }: Written) {
  const rows = Array.from({ length: count }, (_, i) => ({
    post_id: postId,
    user_id: by.id,
    parent_id: parent,
    depth: parent === null ? 1 : depth,
    content: content ?? `reply ${i}`,
    created_at: server.clock.now(),
  }));
  const made = await server.deps.db.insertInto('comments').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}
const writeOne = async (written: Written) => {
  const [id = 0] = await write(written);
  return id;
};

const list = (query: Record<string, number> = {}) =>
  callAs(server, reader, calls.listComments, { params: { post_id: postId }, query });
const replies = (comment_id: number, query: Record<string, number> = {}, post_id = postId) =>
  callAs(server, reader, calls.listReplies, { params: { post_id, comment_id }, query });
const idsOf = (comments: readonly Comment[]) => comments.map(({ id }) => id);
const bytesOf = (response: unknown) => Buffer.byteLength(JSON.stringify(response));

/** All replies of a comment, page by page, and the size of each page. */
async function readAll(commentId: number, limit: number) {
  const ids: number[] = [];
  const sizes: number[] = [];
  let after_id = 0;
  for (let more = true; more;) {
    const { response } = await replies(commentId, { limit, after_id });
    ids.push(...idsOf(response.replies));
    sizes.push(response.replies.length);
    ({ has_more: more, last_id: after_id } = response);
  }
  return { ids, sizes };
}

testRefusals(() => server, ['listReplies']);

test('of three hundred replies the oldest twenty come with their comment, in a small response', async () => {
  const root = await writeOne({});
  const ids = await write({ parent: root, count: 300, content: 'x'.repeat(COMMENT_MAX_LENGTH) });
  const { response } = await list({ limit: 1 });
  const [comment] = response.comments;
  expect(idsOf(comment?.replies ?? [])).toEqual(ids.slice(0, 20));
  expect(comment?.total_replies).toBe(300);
  expect(bytesOf(response)).toBeLessThan(120_000);
});

test('the others are read page by page, each once, and a reply written meanwhile comes last', async () => {
  const root = await writeOne({});
  const ids = await write({ parent: root, count: 45 });
  const first = (await replies(root)).response;
  expect(idsOf(first.replies)).toEqual(ids.slice(0, 20));
  expect(first).toMatchObject({ total_replies: 45, has_more: true, last_id: ids[19] });
  ids.push(await writeOne({ parent: root }));
  const second = (await replies(root, { after_id: first.last_id })).response;
  expect(idsOf(second.replies)).toEqual(ids.slice(20, 40));
  const third = (await replies(root, { after_id: second.last_id })).response;
  expect(idsOf(third.replies)).toEqual(ids.slice(40));
  expect(third).toMatchObject({ total_replies: 46, has_more: false, last_id: ids[45] });
  const end = (await replies(root, { after_id: third.last_id })).response;
  expect(end).toEqual({ replies: [], total_replies: 46, has_more: false, last_id: ids[45] });
});

test('a page of replies includes the first replies under them', async () => {
  const root = await writeOne({});
  const [first = 0] = await write({ parent: root, count: 2 });
  const under = await write({ parent: first, depth: 3, count: 22 });
  const { response } = await replies(root);
  expect(idsOf(response.replies[0]?.replies ?? [])).toEqual(under.slice(0, 20));
  expect(response.replies[0]?.total_replies).toBe(22);
  expect(idsOf((await replies(first, { after_id: under[19] ?? 0 })).response.replies)).toEqual(
    under.slice(20),
  );
});

test('whatever people write, a response stays below a megabyte and no text is lost', async () => {
  const content = '👩'.repeat(COMMENT_MAX_LENGTH);
  const roots = await write({ count: 30, content });
  for (const parent of roots) await write({ parent, count: 4, content });
  const { response } = await list();
  const perPage = COMMENTS_PAGE_MAX_CHARACTERS / COMMENT_MAX_LENGTH;
  expect(idsOf(response.comments)).toEqual(roots.slice(0, perPage));
  expect(response.comments.map(({ total_replies }) => total_replies)).toEqual(
    Array.from({ length: perPage }, () => 4),
  );
  expect(bytesOf(response)).toBeLessThan(1_000_000);
  expect(idsOf((await list({ offset: perPage })).response.comments)).toEqual(roots.slice(perPage));

  const root = await writeOne({});
  const ids = await write({ parent: root, count: 50, content });
  expect(await readAll(root, 50)).toEqual({ ids, sizes: [20, 20, 10] });
});

test('a tree that branches everywhere returns no more rows than a page may have', async () => {
  const level = { 1: await write({ count: 200 }), 2: [] as number[] };
  for (const parent of level[1]) level[2].push(...(await write({ parent, count: 3 })));
  for (const parent of level[2]) await write({ parent, depth: 3, count: 1 });
  const count = (comments: readonly Comment[]): number =>
    comments.reduce((sum, each) => sum + 1 + count(each.replies), 0);
  const { response } = await list();
  expect(response.comments).toHaveLength(200);
  expect(count(response.comments)).toBe(1_000);
});

test('replies are counted up to a bound', async () => {
  const root = await writeOne({});
  await write({ parent: root, count: REPLIES_COUNT_MAX + 5 });
  expect((await list()).response.comments[0]?.total_replies).toBe(REPLIES_COUNT_MAX);
});

test('replies of people hidden from the reader are neither sent nor counted', async () => {
  const hidden = await createVerifiedUser(server);
  await callAs(server, hidden, calls.block, { body: { user_id: reader.id } });
  const root = await writeOne({});
  const under = await writeOne({ parent: root, by: hidden });
  const shown = await write({ parent: root, count: 2 });
  const beneath = await writeOne({ parent: under, depth: 3 });
  const page = (await replies(root)).response;
  expect(idsOf(page.replies)).toEqual(shown);
  expect(page.total_replies).toBe(2);
  expect((await list()).response.comments[0]?.total_replies).toBe(2);
  expect((await replies(under)).status).toBe(404);
  expect((await replies(beneath)).status).toBe(404);
});

test('an unknown comment, one of another post, and an invalid page are refused', async () => {
  const root = await writeOne({});
  expect((await replies(999_999)).status).toBe(404);
  expect((await replies(root, {}, postId + 1)).status).toBe(404);
  expect((await replies(root, { limit: 51 })).status).toBe(400);
  expect((await replies(root)).response).toEqual({
    replies: [],
    total_replies: 0,
    has_more: false,
    last_id: 0,
  });
});
