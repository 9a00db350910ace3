import { calls } from '#contract/calls/index';
import type { PostAction } from '#contract/entities/post';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
let author: TestUser;
let other: TestUser;
let blocked: TestUser;
let blocking: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  author = await createVerifiedUser(server);
  other = await createVerifiedUser(server);
  blocked = await createVerifiedUser(server);
  blocking = await createVerifiedUser(server);
  await callAs(server, author, calls.block, { body: { user_id: blocked.id } });
  await callAs(server, blocking, calls.block, { body: { user_id: author.id } });
});
afterAll(() => server.close());

const write = async (content = 'A note #actions') =>
  (await callAs(server, author, calls.createTextPost, { body: { content } })).response;

/** The call of each action. */
const take: Readonly<
  Record<PostAction, (reader: TestUser | null, id: number) => Promise<{ status: number }>>
> = {
  comment: (reader, id) =>
    callAs(server, reader, calls.createComment, {
      params: { post_id: id },
      body: { content: 'A thought.' },
    }),
  edit: (reader, id) =>
    callAs(server, reader, calls.updateTextPost, { params: { id }, body: { content: 'Edited' } }),
  delete: (reader, id) => callAs(server, reader, calls.deletePost, { params: { id } }),
  share: (reader, id) =>
    callAs(server, reader, calls.sharePost, { params: { post_id: id }, body: {} }),
  report: (reader, id) =>
    callAs(server, reader, calls.reportPost, { params: { id }, body: { reason: 'spam' } }),
};

interface Row {
  reader: () => TestUser | null;
  /** The status of a reader's own copy of the post. */
  read: 200 | 401 | 404;
  /** The status of each action. */
  statuses: Readonly<Record<PostAction, number>>;
}

const all = (status: number): Row['statuses'] => ({
  comment: status,
  edit: status,
  delete: status,
  share: status,
  report: status,
});

const rows: Readonly<Record<string, Row>> = {
  'the author': {
    reader: () => author,
    read: 200,
    statuses: { comment: 200, edit: 200, delete: 204, share: 200, report: 400 },
  },
  'another member': {
    reader: () => other,
    read: 200,
    statuses: { comment: 200, edit: 403, delete: 403, share: 200, report: 201 },
  },
  'a blocked member': { reader: () => blocked, read: 404, statuses: all(404) },
  'a member who blocked the author': { reader: () => blocking, read: 404, statuses: all(404) },
  'an anonymous reader': { reader: () => null, read: 401, statuses: all(401) },
};

const cells = Object.entries(rows).flatMap(([name, { reader, read, statuses }]) =>
  Object.entries(statuses).map(([action, status]) => ({
    ...{ name, action: action as PostAction, reader, read, status },
  })),
);

test.each(cells)(
  '$action by $name is $status, as the post says',
  async ({ action, reader, read, status }) => {
    const { id } = await write();
    const post = await callAs(server, reader(), calls.readPost, { params: { id } });
    expect(post.status).toBe(read);
    if (read === 200) expect(post.response.can?.includes(action)).toBe(status < 300);
    expect((await take[action](reader(), id)).status).toBe(status);
  },
);

test('every response with posts says the same, also from the cache', async () => {
  const { id, can } = await write();
  expect(can).toEqual(['comment', 'edit', 'delete', 'share']);
  const scope = 'university';
  for (const reader of [author, other, author, other]) {
    const { response } = await callAs(server, reader, calls.readPost, { params: { id } });
    const found = await callAs(server, reader, calls.searchPosts, {
      query: { keyword: '#actions' },
    });
    const pages = [
      await callAs(server, reader, calls.listPosts),
      await callAs(server, reader, calls.listPosts, { query: { user_id: author.id } }),
      found,
    ];
    for (const page of pages) {
      const posts = page.response.posts.filter((post) => post.id === id);
      expect(posts.map((post) => post.can)).toEqual([response.can]);
    }
  }
  const own = await callAs(server, author, calls.listPosts, { query: { scope } });
  expect(own.response.posts.find((post) => post.id === id)?.can).toEqual(can);
});

test('a post opened by its link says nothing about actions', async () => {
  const { id } = await write();
  const { response } = await callAs(server, author, calls.sharePost, {
    params: { post_id: id },
    body: {},
  });
  const token = response.share_link.replace(/^.*\//, '');
  const shared = await callAs(server, null, calls.readSharedPost, { params: { token } });
  expect(shared.status).toBe(200);
  expect(shared.response).not.toHaveProperty('can');
});
