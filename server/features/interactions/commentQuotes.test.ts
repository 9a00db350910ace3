import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
let paperId: number;
let postId: number;

beforeAll(async () => {
  server = await createTestServer();
  author = await server.person();
  reader = await server.person();
  const pages = ['We recruited 84 students from two universities.'];
  paperId = await insertPaper(server, reader, { title: 'Needles', pages });
  const body = { content: 'A post.' };
  postId = (await callAs(server, author, calls.createTextPost, { body })).response.id;
});
afterAll(() => server.close());

const words = 'We recruited 84 students';
const comment = (quote = words, parentId: number | null = null) => {
  const quotes = [{ paper_id: paperId, page: 1, quote }];
  const body = { content: 'As they write:', parent_id: parentId, quotes };
  const params = { post_id: postId };
  return parentId === null
    ? callAs(server, author, calls.createComment, { params, body })
    : callAs(server, author, calls.replyToComment, {
        params: { ...params, comment_id: parentId },
        body,
      });
};
const listed = async () =>
  (await callAs(server, reader, calls.listComments, { params: { post_id: postId } })).response
    .comments;
const shown = () => [
  { paper_id: paperId, title: 'Needles', page: 1, quote: words, state: 'verified' },
];

test('a comment and a reply show their quotes, also after an edit, until they are deleted', async () => {
  const first = await comment();
  expect([first.status, first.response.quotes]).toEqual([200, shown()]);
  const reply = await comment(words, first.response.id);
  expect(reply.response.quotes).toEqual(shown());
  expect(await listed()).toMatchObject([{ quotes: shown(), replies: [{ quotes: shown() }] }]);
  const params = { comment_id: first.response.id };
  const edited = await callAs(server, author, calls.editComment, {
    params,
    body: { content: 'They write:' },
  });
  expect(edited.response).toMatchObject({ content: 'They write:', quotes: shown() });
  await callAs(server, author, calls.deleteComment, { params });
  const [stub] = await listed();
  expect(stub).toMatchObject({ deleted: true, replies: [{ quotes: shown() }] });
  expect(stub).not.toHaveProperty('quotes');
});

test('words that are not on the page are refused, and no comment is counted', async () => {
  const before = (await listed()).length;
  const refused = await comment('We recruited 85 students');
  const detail = 'These words aren’t on page 1.';
  expect([refused.status, refused.problem]).toEqual([400, { detail, errors: { quotes: detail } }]);
  expect(await listed()).toHaveLength(before);
});
