import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
let likers: TestUser[];
let postId: number;
let commentId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A post and a comment, both liked by four people one after another; the reader knows the second. */
beforeEach(async () => {
  [author, reader] = [await server.person(), await server.person()];
  const post = await callAs(server, author, calls.createTextPost, { body: { content: 'hello' } });
  postId = post.response.id;
  const comment = { params: { post_id: postId }, body: { content: 'first' } };
  commentId = (await callAs(server, author, calls.createComment, comment)).response.id;
  likers = [];
  for (let n = 0; n < 4; n += 1) {
    const person = await server.person({ university: 'Liking University', department: 'Hearts' });
    likers.push(person);
    for (const comment_id of [null, commentId])
      await callAs(server, person, calls.like, { body: { post_id: postId, comment_id } });
  }
  const [, known] = likers;
  if (known) await connectUsers(server, reader, known);
});

const ofPost = (query: Record<string, number> = {}, as = reader, id = postId) =>
  callAs(server, as, calls.listPostLikes, { params: { post_id: id }, query });
const ofComment = (query: Record<string, number> = {}, as = reader, id = commentId) =>
  callAs(server, as, calls.listCommentLikes, { params: { comment_id: id }, query });
const names = (...order: number[]) => order.map((nth) => likers[nth]?.username);
const namesIn = ({ response }: { response: { people: readonly { username: string }[] } }) =>
  response.people.map(({ username }) => username);

testRefusals(() => server, ['listPostLikes', 'listCommentLikes']);

describe.each([
  ['post', ofPost],
  ['comment', ofComment],
] as const)('the likes of a %s', (_, list) => {
  test('are the connections first, then the newest, page by page', async () => {
    const whole = await list();
    expect(whole.status).toBe(200);
    expect(namesIn(whole)).toEqual(names(1, 3, 2, 0));
    expect(whole.response.people[0]).toMatchObject({
      university_name: 'Liking University',
      department: 'Hearts',
    });
    expect(namesIn(await list({ limit: 2 }))).toEqual(names(1, 3));
    expect(namesIn(await list({ limit: 2, offset: 2 }))).toEqual(names(2, 0));
    expect(namesIn(await list({ offset: 4 }))).toEqual([]);
  });

  test('leave out people hidden from the reader', async () => {
    const [first, , third] = likers;
    await callAs(server, reader, calls.block, { body: { user_id: first?.id ?? 0 } });
    if (third) await callAs(server, third, calls.block, { body: { user_id: reader.id } });
    expect(namesIn(await list())).toEqual(names(1, 3));
    expect(namesIn(await list({}, author))).toEqual(names(3, 2, 1, 0));
  });

  test('are not found if there is no such thing, or its author is hidden', async () => {
    expect((await list({}, reader, 999_999)).status).toBe(404);
    await callAs(server, author, calls.block, { body: { user_id: reader.id } });
    expect((await list()).status).toBe(404);
  });

  test.each([{ limit: 0 }, { limit: 101 }, { offset: -1 }])('refuse %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});
