import { calls } from '#contract/calls/index';
import type { Connection } from '#contract/entities/person';
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
  (await callAs(server, user, calls.profile, { params: { id: nusrat.id } })).response.email;

testRefusals(() => server, ['changePrivacy']);

test('people hide their address from connections, show it again, and see the setting', async () => {
  await connectUsers(server, nusrat, tanvir);
  const me = async () => (await callAs(server, nusrat, calls.me)).response.hides_email;
  expect(await me()).toBe(false);
  const { status, response } = await hide(true);
  expect([status, response.hides_email, response.email]).toEqual([200, true, nusrat.email]);
  expect(await me()).toBe(true);
  expect(await shownTo(tanvir)).toBe('');
  await hide(false);
  expect(await shownTo(tanvir)).toBe(nusrat.email);
});

test('a hidden address is empty to everyone but its owner', async () => {
  await hide(true);
  await callAs(server, nusrat, calls.connect, { body: { friend_id: tanvir.id } });
  const [request] = (await callAs(server, tanvir, calls.listPendingRequests)).response;
  expect(request?.email).toBe('');
  await connectUsers(server, nusrat, tanvir);
  const [friend] = (await callAs(server, tanvir, calls.listConnections)).response;
  const byId = await callAs(server, tanvir, calls.listConnectionsOfUser, {
    params: { id: tanvir.id },
  });
  const [same] = byId.response as Connection[];
  expect([friend?.email, same?.email, await shownTo(tanvir)]).toEqual(['', '', '']);
  const [other] = (await callAs(server, nusrat, calls.listConnections)).response;
  expect([other?.email, await shownTo(nusrat)]).toEqual([tanvir.email, nusrat.email]);
});

test('a value that is not a boolean is refused', async () => {
  await connectUsers(server, nusrat, tanvir);
  expect((await hide('yes')).status).toBe(400);
  expect(await shownTo(tanvir)).toBe(nusrat.email);
});
