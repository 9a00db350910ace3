import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimits: 'on' } });
});
afterAll(() => server.close());

test('one person writes thirty comments and replies a minute; more are refused with a retry time', async () => {
  const [writer, other] = [await server.person(), await server.person()];
  const post = await callAs(server, writer, calls.createTextPost, { body: { content: 'Hello' } });
  const params = { post_id: post.response.id };
  const comment = (user: typeof writer) =>
    callAs(server, user, calls.createComment, {
      params,
      body: { post_id: params.post_id, content: 'Hi', parent_id: null },
    });
  const reply = (to: number) =>
    callAs(server, writer, calls.replyToComment, {
      params: { ...params, comment_id: to },
      body: { post_id: params.post_id, content: 'Hi', parent_id: to },
    });
  const first = (await comment(writer)).response.id;
  const sent = await Promise.all(
    Array.from({ length: 29 }, (_, i) => (i % 2 ? comment(writer) : reply(first))),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  for (const refused of [await comment(writer), await reply(first)]) {
    expect(refused.status).toBe(429);
    expect(refused.problem.detail).toMatch(
      /^Too many comments\. Please try again in (\d+ seconds?|1 minute)\.$/,
    );
  }
  expect((await comment(other)).status).toBe(200);
});
