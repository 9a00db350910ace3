import { once } from 'node:events';
import WebSocket from 'ws';
import { calls } from '#contract/calls/index';
import { createAuthenticate } from '#server/features/account/sessions/authenticate';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import {
  connectUsers,
  createVerifiedUser,
  lastCodeTo,
  type TestUser,
} from '#server/testing/factories';
import { bearerProtocols, openSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;

beforeAll(async () => {
  // So rarely that a socket closes only because it was notified.
  server = await createTestServer({ extendSessionsEveryMs: 3_600_000 });
  address = await server.listen();
});
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
});
afterAll(() => server.close());

const logout = (user: TestUser) => callAs(server, user, calls.logout);

/** The same person, signed in on another device. */
async function elsewhere(user: TestUser): Promise<TestUser> {
  const body = { username: user.username, password: 'quiet-lantern-42' };
  const { response } = await callAs(server, null, calls.login, { body });
  return { ...user, token: response.access_token };
}

test('logging out notifies the sockets of that session, which close with 4001, and no others', async () => {
  const other = await openSocket(address, await elsewhere(nusrat));
  const mine = [await openSocket(address, nusrat), await openSocket(address, nusrat)];
  expect((await logout(nusrat)).status).toBe(204);
  for (const socket of mine) expect(await socket.closed).toBe(4001);
  await other.quiet();
  other.raw.close();
});

test('a password reset closes every socket of the person, and of no one else', async () => {
  const tanvir = await openSocket(address, await createVerifiedUser(server));
  const sockets = [
    await openSocket(address, nusrat),
    await openSocket(address, await elsewhere(nusrat)),
  ];
  const { email } = nusrat;
  await callAs(server, null, calls.forgotPassword, { body: { email } });
  const body = {
    email,
    otp: await lastCodeTo(server, email),
    new_password: 'another-lantern-43',
  };
  expect((await callAs(server, null, calls.resetPassword, { body })).status).toBe(200);
  for (const socket of sockets) expect(await socket.closed).toBe(4001);
  await tanvir.quiet();
  tanvir.raw.close();
});

test('frames sent after the session ended are not handled, even if the client ignores the close', async () => {
  const tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  const deaf = await openSocket(address, nusrat);
  deaf.raw.pause();
  await logout(nusrat);
  const witness = await openSocket(address, tanvir);
  deaf.send({ receiver_id: tanvir.id, content: 'from beyond', message_type: 'text' });
  deaf.raw.resume();
  expect(await deaf.closed).toBe(4001);
  // Messages of two people are stored in order: once this one is, the other would be too.
  witness.send({ receiver_id: nusrat.id, content: 'afterwards', message_type: 'text' });
  await witness.next('message');
  const stored = await server.deps.db.selectFrom('messages').select('content').execute();
  expect(stored).toEqual([{ content: 'afterwards' }]);
  witness.raw.close();
});

test('a session that ends while its socket opens still closes the socket', async () => {
  let looks = 0;
  const racing: TestServer = await createTestServer({
    deps: {
      authenticate: async (token) => {
        const known = await createAuthenticate(racing.deps)(token);
        looks += 1;
        // The first check finds it alive; it ends before the socket can be notified.
        if (looks === 1) await racing.deps.db.deleteFrom('sessions').execute();
        return known;
      },
    },
  });
  const user = await createVerifiedUser(racing);
  const there = (await racing.listen()).replace('http', 'ws');
  const socket = new WebSocket(`${there}/api/chat/ws/${user.id}`, bearerProtocols(user.token));
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(4001);
  await racing.close();
});
