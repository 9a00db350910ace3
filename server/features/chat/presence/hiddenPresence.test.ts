import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let sockets: TestSocket[] = [];

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  [nusrat, tanvir] = await Promise.all([server.person(), server.person()]);
  await connectUsers(server, nusrat, tanvir);
});
afterEach(async () => {
  for (const socket of sockets) socket.raw.close();
  await Promise.all(sockets.map(({ closed }) => closed));
  sockets = [];
});

async function open(user: TestUser): Promise<TestSocket> {
  const socket = await openSocket(address, user);
  sockets.push(socket);
  await socket.quiet();
  return socket;
}
const hide = (hides_presence: boolean, user = nusrat) =>
  callAs(server, user, calls.changePrivacy, { body: { hides_presence } });
const hiddenFrame = ({ id }: TestUser) => ({
  type: 'presence',
  user_id: id,
  online: false,
  hidden: true,
});

test('the setting is in Me, and the email setting is independent of it', async () => {
  expect((await callAs(server, nusrat, calls.me)).response.hides_presence).toBe(false);
  const { status, response } = await hide(true);
  expect([status, response.hides_presence, response.hides_email]).toEqual([200, true, false]);
  const body = { hides_email: true };
  const both = await callAs(server, nusrat, calls.changePrivacy, { body });
  expect([both.response.hides_presence, both.response.hides_email]).toEqual([true, true]);
  expect((await callAs(server, nusrat, calls.changePrivacy, { body: {} })).status).toBe(200);
});

test('a value that is not a boolean is a 400', async () => {
  const body = { hides_presence: 'yes' };
  expect((await callAs(server, nusrat, calls.changePrivacy, { body })).status).toBe(400);
});

test.each([
  ['hides', () => nusrat],
  ['sees someone who hides', () => tanvir],
])(
  'a person who %s is told nothing but that it is hidden, and is not announced',
  async (_, who) => {
    await hide(true, who());
    const watching = await open(tanvir);
    const coming = await open(nusrat);
    await watching.quiet();
    expect(coming.of('presence')).toEqual([hiddenFrame(tanvir)]);
    expect(watching.of('presence')).toEqual([hiddenFrame(nusrat)]);
    coming.raw.close();
    await coming.closed;
    await watching.quiet();
    expect(watching.of('presence')).toHaveLength(1);
  },
);

test('hiding ends what both know about each other, and showing again tells it', async () => {
  const mine = await open(nusrat);
  const theirs = await open(tanvir);
  await mine.quiet();
  for (const socket of [mine, theirs]) socket.frames.length = 0;
  await hide(true);
  expect(await theirs.next('presence')).toEqual(hiddenFrame(nusrat));
  expect(await mine.next('presence')).toEqual(hiddenFrame(tanvir));
  await hide(true);
  await hide(false);
  const isOnline = ({ online }: { online: boolean }) => online;
  expect(await theirs.next('presence', isOnline)).toMatchObject({ user_id: nusrat.id });
  expect(await mine.next('presence', isOnline)).toMatchObject({ user_id: tanvir.id });
});

test('a person who shows themselves again does not see someone who still hides', async () => {
  await hide(true);
  await hide(true, tanvir);
  const mine = await open(nusrat);
  await open(tanvir);
  mine.frames.length = 0;
  await hide(false);
  expect(await mine.next('presence')).toEqual(hiddenFrame(tanvir));
});

test('typing is not shown between them, messages are', async () => {
  await hide(true);
  const mine = await open(nusrat);
  const theirs = await open(tanvir);
  mine.send({ type: 'typing', receiver_id: tanvir.id });
  theirs.send({ type: 'typing', receiver_id: nusrat.id });
  await mine.say(tanvir, 'Hello');
  expect(await theirs.next('message')).toMatchObject({ message: { content: 'Hello' } });
  await Promise.all([mine.quiet(), theirs.quiet()]);
  expect([mine.of('typing'), theirs.of('typing')]).toEqual([[], []]);
});

test('a new connection with someone who hides does not show who is online', async () => {
  const stranger = await server.person();
  await hide(true);
  const mine = await open(nusrat);
  const theirs = await open(stranger);
  const asked = await callAs(server, stranger, calls.connect, { body: { friend_id: nusrat.id } });
  const params = { request_id: asked.response.request_id ?? 0 };
  await callAs(server, nusrat, calls.acceptRequest, { params });
  expect(await theirs.next('presence')).toEqual(hiddenFrame(nusrat));
  expect(await mine.next('presence', ({ user_id }) => user_id === stranger.id)).toEqual(
    hiddenFrame(stranger),
  );
});
