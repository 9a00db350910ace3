import { calls } from '#contract/calls/index';
import { signupMessages } from '#contract/messages';
import { callAs } from '#server/testing/rights/callAs';
import { createGoogleServer } from '#server/testing/services/googleServer';

const { usernameTaken } = signupMessages;
let server: Awaited<ReturnType<typeof createGoogleServer>>;
beforeEach(async () => {
  server = await createGoogleServer({ config: { moderators: ['asha.mod'] } });
});
afterEach(() => server.close());

test('no one takes the name of a moderator whose account is gone', async () => {
  const signUp = await callAs(server, null, calls.signup, {
    body: { username: 'Asha.Mod', email: 'eve@campus.example', password: 'quiet-lantern-42' },
  });
  const change = await callAs(server, await server.person(), calls.changeUsername, {
    body: { username: 'asha.mod' },
  });
  for (const { status, problem } of [signUp, change])
    expect([status, problem.errors]).toEqual([409, { username: usernameTaken }]);
  const { token } = await server.visitor({ email: 'asha.mod@campus.example' }).signIn();
  const { response } = await callAs(server, { token: token ?? '' }, calls.me);
  expect(response.username).toMatch(/^asha\.mod\d\d$/);
});

test('a moderator keeps the name that the configuration lists', async () => {
  const asha = await server.person({ username: 'asha.mod' });
  const body = { username: 'asha.new' };
  expect((await callAs(server, asha, calls.changeUsername, { body })).status).toBe(409);
});
