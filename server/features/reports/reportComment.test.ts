import { calls } from '#contract/calls/index';
import {
  startDiscussion,
  type Discussion,
} from '#server/features/interactions/comments/testing/discussion';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let nusrat: TestUser;
let reader: TestUser;
let on: Discussion;
let commentId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, nusrat, reader] = await Promise.all([server.person(), server.person(), server.person()]);
  on = await startDiscussion(server, author);
  commentId = (await on.say(nusrat, 'Buy my notes')).id;
});

const report = (user: TestUser, reason: unknown, comment_id = commentId) =>
  callAs(server, user, calls.reportComment, { params: { comment_id }, body: { reason } });
const kept = () =>
  server.deps.db
    .selectFrom('reports')
    .selectAll()
    .where('kind', '=', 'comment')
    .where('author_id', '=', nusrat.id)
    .execute();

testRefusals(() => server, ['reportComment']);

test.each([[undefined], [''], ['  \n'], ['x'.repeat(1_001)], [5]])(
  'a report for the reason %j is refused with its field',
  async (reason) => {
    const { status, problem } = await report(reader, reason);
    expect(status).toBe(400);
    expect(problem.errors).toHaveProperty('reason');
  },
);

test('an unknown, removed or hidden comment cannot be reported', async () => {
  expect((await report(reader, 'spam', 999_999)).status).toBe(404);
  await on.say(reader, 'a reply', commentId);
  await on.remove(nusrat, commentId);
  expect((await report(reader, 'spam')).status).toBe(404);
  const other = await on.say(nusrat, 'more');
  await callAs(server, nusrat, calls.block, { body: { user_id: reader.id } });
  expect((await report(reader, 'spam', other.id)).status).toBe(404);
});

test('no one can report their own comment', async () => {
  const { status, problem } = await report(nusrat, 'spam');
  expect([status, problem.detail]).toEqual([
    400,
    'You cannot report your own comment. You can edit or delete it instead.',
  ]);
});

test('a report is stored with the text as it was, also once the comment is edited and deleted', async () => {
  const { status, response } = await report(reader, ' It is spam. ');
  expect([status, response.detail]).toEqual([201, 'Thank you. We’ll review your report.']);
  const stored = { reason: 'It is spam.', content: 'Buy my notes', state: 'open' };
  expect(await kept()).toMatchObject([{ ...stored, target_id: commentId, reporter_id: reader.id }]);
  await on.edit(nusrat, commentId, 'nothing');
  await on.remove(nusrat, commentId);
  expect(await kept()).toMatchObject([stored]);
});

test('of ten reports at once by one person, one is stored', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => report(reader, 'worse')));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(await kept()).toHaveLength(1);
});

test('reports of posts and comments share the limit of thirty in an hour', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  const person = await limited.person();
  const body = { reason: 'spam' };
  const ofComment = () =>
    callAs(limited, person, calls.reportComment, { params: { comment_id: 1 }, body });
  const ofPost = () => callAs(limited, person, calls.reportPost, { params: { id: 1 }, body });
  for (let i = 0; i < 15; i += 1) {
    expect((await ofComment()).status).toBe(404);
    expect((await ofPost()).status).toBe(404);
  }
  expect([(await ofComment()).status, (await ofPost()).status]).toEqual([429, 429]);
  await limited.close();
});
