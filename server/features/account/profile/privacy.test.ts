import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
});

const hide = (hides_email: unknown) =>
  callAs(server, nusrat, calls.changePrivacy, { body: { hides_email } });
const shownTo = async (user: TestUser) =>
  (await callAs(server, user, calls.profile, { params: { id: nusrat.id } })).answer.email;

testRefusals(() => server, ['changePrivacy']);

test('people hide their address from connections, show it again, and see the setting', async () => {
  await connectUsers(server, nusrat, tanvir);
  const me = async () => (await callAs(server, nusrat, calls.me)).answer.hides_email;
  expect(await me()).toBe(false);
  const { status, answer } = await hide(true);
  expect([status, answer.hides_email, answer.email]).toEqual([200, true, nusrat.email]);
  expect(await me()).toBe(true);
  expect(await shownTo(tanvir)).toBe('');
  await hide(false);
  expect(await shownTo(tanvir)).toBe(nusrat.email);
});

test('a hidden address is empty to everyone but its owner', async () => {
  await hide(true);
  await callAs(server, nusrat, calls.connect, { body: { friend_id: tanvir.id } });
  const [request] = (await callAs(server, tanvir, calls.listPendingRequests)).answer;
  expect(request?.email).toBe('');
  await connectUsers(server, nusrat, tanvir);
  const [friend] = (await callAs(server, tanvir, calls.listConnections)).answer;
  const byId = await callAs(server, tanvir, calls.listConnectionsOfUser, {
    params: { id: tanvir.id },
  });
  expect([friend?.email, byId.answer[0]?.email, await shownTo(tanvir)]).toEqual(['', '', '']);
  const [other] = (await callAs(server, nusrat, calls.listConnections)).answer;
  expect([other?.email, await shownTo(nusrat)]).toEqual([tanvir.email, nusrat.email]);
});

test('a value that is not a boolean is refused', async () => {
  await connectUsers(server, nusrat, tanvir);
  expect((await hide('yes')).status).toBe(400);
  expect(await shownTo(tanvir)).toBe(nusrat.email);
});
