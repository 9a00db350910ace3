import { calls } from '#contract/calls/index';
import { REQUEST_MESSAGE_MAX_LENGTH } from '#contract/limits';
import { setDisabled } from '#domain/people';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const TOPICS = ['Machine Learning', 'AI Ethics'];
const newcomer = () => createVerifiedUser(server);
async function newMentor(places: number): Promise<TestUser> {
  const mentor = await createVerifiedUser(server, {
    university: 'BUET',
    interests: [...TOPICS, 'Bridges'],
  });
  const body = { mentoring_topics: TOPICS, mentoring_places: places };
  await callAs(server, mentor, calls.changeDetails, { body });
  return mentor;
}
const ask = (user: TestUser, mentor: TestUser, more: object = { mentoring_topic: 'AI Ethics' }) =>
  callAs(server, user, calls.connect, { body: { friend_id: mentor.id, ...more } });
const accept = (mentor: TestUser, request_id = 0) =>
  callAs(server, mentor, calls.acceptRequest, { params: { request_id } });
const offeredTo = async (reader: TestUser, { id }: TestUser) =>
  (await callAs(server, reader, calls.profile, { params: { id } })).response.mentoring;
const placesLeft = async (mentor: TestUser) => (await offeredTo(mentor, mentor))?.places_left;
const pendingOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listPendingRequests)).response;
const notificationsOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response;

/** A person whom the mentor has accepted, and the id of their connection. */
async function newMentee(mentor: TestUser) {
  const mentee = await newcomer();
  const { response } = await ask(mentee, mentor);
  const { status, response: made } = await accept(mentor, response.request_id);
  return { mentee, status, connectionId: made.connection_id };
}

test('a request for mentoring shows its topic and message, notifies the mentor, and takes a place', async () => {
  const [mentor, mentee] = [await newMentor(2), await newcomer()];
  const asked = await ask(mentee, mentor, {
    mentoring_topic: ' machine  LEARNING',
    message: '  I read your paper.\n',
  });
  expect([asked.status, asked.response.status]).toEqual([201, 'pending']);
  expect(await pendingOf(mentor)).toMatchObject([
    {
      username: mentee.username,
      mentoring_topic: 'Machine Learning',
      message: 'I read your paper.',
      email: '',
    },
  ]);
  expect(await notificationsOf(mentor)).toMatchObject([
    { type: 'mentoring_request', actor_username: mentee.username, is_read: false, post_id: null },
  ]);
  expect(await placesLeft(mentor)).toBe(2);
  expect((await accept(mentor, asked.response.request_id)).status).toBe(200);
  expect(await offeredTo(mentee, mentor)).toEqual({ topics: TOPICS, places: 2, places_left: 1 });
  expect(await notificationsOf(mentee)).toMatchObject([{ type: 'connection_accepted' }]);
});

test('a plain request has neither topic nor message, and takes no place', async () => {
  const [mentor, friend] = [await newMentor(1), await newcomer()];
  const { response } = await ask(friend, mentor, { message: '  ' });
  expect(await pendingOf(mentor)).toMatchObject([{ mentoring_topic: null, message: null }]);
  await accept(mentor, response.request_id);
  expect(await placesLeft(mentor)).toBe(1);
});

test.each<[string, number, object, string | undefined]>([
  ['a topic that is not offered', 400, { mentoring_topic: 'Bridges' }, 'mentoring_topic'],
  ['a blank topic', 400, { mentoring_topic: ' ' }, 'mentoring_topic'],
  ['a topic that is no text', 400, { mentoring_topic: 7 }, 'mentoring_topic'],
  [
    'a message that is too long',
    400,
    { message: 'm'.repeat(REQUEST_MESSAGE_MAX_LENGTH + 1) },
    'message',
  ],
])('refuses %s', async (_, status, more, field) => {
  const [mentor, mentee] = [await newMentor(1), await newcomer()];
  const answer = await ask(mentee, mentor, more);
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.problem?.errors ?? {})).toEqual([field]);
  expect(await pendingOf(mentor)).toEqual([]);
});

test('a message may have as many letters as allowed, of any script', async () => {
  const [mentor, mentee] = [await newMentor(1), await newcomer()];
  const message = '😀'.repeat(REQUEST_MESSAGE_MAX_LENGTH);
  expect((await ask(mentee, mentor, { mentoring_topic: 'AI Ethics', message })).status).toBe(201);
  expect(await pendingOf(mentor)).toMatchObject([{ message }]);
});

test('without a place left, asking and accepting are refused', async () => {
  const mentor = await newMentor(1);
  const early = await newcomer();
  const { response: waiting } = await ask(early, mentor);
  await newMentee(mentor);
  expect((await ask(await newcomer(), mentor)).status).toBe(409);
  expect((await accept(mentor, waiting.request_id)).status).toBe(409);
  expect(await pendingOf(mentor)).toMatchObject([{ username: early.username }]);
  // Connecting back accepts the same request.
  const back = await ask(mentor, early, {});
  expect(back.status).toBe(409);
  // With another place, the request that waits can be accepted.
  await callAs(server, mentor, calls.changeDetails, { body: { mentoring_places: 2 } });
  expect((await accept(mentor, waiting.request_id)).status).toBe(200);
});

test('of twenty parallel acceptances for one place, one fills it', async () => {
  const mentor = await newMentor(1);
  const mentees = await Promise.all(Array.from({ length: 20 }, newcomer));
  const asked = await Promise.all(mentees.map((mentee) => ask(mentee, mentor)));
  expect(asked.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const accepted = await Promise.all(
    asked.map(({ response }) => accept(mentor, response.request_id)),
  );
  expect(accepted.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array<number>(19).fill(409),
  ]);
  expect(await placesLeft(mentor)).toBe(0);
  expect(await pendingOf(mentor)).toHaveLength(19);
  expect((await callAs(server, mentor, calls.listConnections)).response).toHaveLength(1);
});

test('with fewer places than mentees there are no places left, and no one is dismissed', async () => {
  const mentor = await newMentor(2);
  await newMentee(mentor);
  await newMentee(mentor);
  await callAs(server, mentor, calls.changeDetails, { body: { mentoring_places: 1 } });
  expect(await offeredTo(mentor, mentor)).toMatchObject({ places: 1, places_left: 0 });
  expect((await callAs(server, mentor, calls.listConnections)).response).toHaveLength(2);
});

describe('a place is free again', () => {
  test('when either side ends the connection, and taken again when it is restored', async () => {
    const mentor = await newMentor(1);
    const { mentee, connectionId: id } = await newMentee(mentor);
    await callAs(server, mentee, calls.removeConnection, { params: { id } });
    expect(await placesLeft(mentor)).toBe(1);
    await callAs(server, mentee, calls.restoreConnection, { body: { friend_id: mentor.id } });
    expect(await placesLeft(mentor)).toBe(0);
  });

  test('and if another person has it by then, the connection is restored without mentoring', async () => {
    const mentor = await newMentor(1);
    const { mentee, connectionId: id } = await newMentee(mentor);
    await callAs(server, mentee, calls.removeConnection, { params: { id } });
    const { connectionId: later } = await newMentee(mentor);
    const restored = await callAs(server, mentee, calls.restoreConnection, {
      body: { friend_id: mentor.id },
    });
    expect(restored.status).toBe(201);
    await callAs(server, mentor, calls.removeConnection, { params: { id: later } });
    expect(await placesLeft(mentor)).toBe(1);
  });

  test('after a block, and stays free when the two connect again', async () => {
    const mentor = await newMentor(1);
    const { mentee } = await newMentee(mentor);
    await callAs(server, mentor, calls.block, { body: { user_id: mentee.id } });
    expect(await placesLeft(mentor)).toBe(1);
    await callAs(server, mentor, calls.unblock, { params: { user_id: mentee.id } });
    const { response } = await ask(mentee, mentor, {});
    await accept(mentor, response.request_id);
    expect(await placesLeft(mentor)).toBe(1);
  });

  test('while the account of the mentee is disabled', async () => {
    const mentor = await newMentor(1);
    const { mentee } = await newMentee(mentor);
    await setDisabled(server.deps.db, mentee.id, server.clock.now());
    expect(await placesLeft(mentor)).toBe(1);
    await setDisabled(server.deps.db, mentee.id, null);
    expect(await placesLeft(mentor)).toBe(0);
  });
});

test('a request that crosses one of the mentor connects the two at once, without mentoring', async () => {
  const [mentor, mentee] = [await newMentor(1), await newcomer()];
  await ask(mentor, mentee, {});
  const { response } = await ask(mentee, mentor);
  expect(response.status).toBe('connected');
  expect(await placesLeft(mentor)).toBe(1);
});

test('a withdrawn request takes its notification along, and one of the other kind still notifies', async () => {
  const [mentor, mentee] = [await newMentor(1), await newcomer()];
  const withdraw = (request_id = 0) =>
    callAs(server, mentee, calls.withdrawRequest, { params: { request_id } });
  await withdraw((await ask(mentee, mentor, {})).response.request_id);
  const first = await ask(mentee, mentor);
  expect(await notificationsOf(mentor)).toMatchObject([
    { type: 'mentoring_request', is_read: false },
  ]);
  await withdraw(first.response.request_id);
  expect(await notificationsOf(mentor)).toEqual([]);
  await ask(mentee, mentor);
  expect(await notificationsOf(mentor)).toMatchObject([{ is_read: true }]);
});

test.each([
  ['blocked by the mentor', (mentor: TestUser, mentee: TestUser) => [mentor, mentee] as const],
  ['who blocked the mentor', (mentor: TestUser, mentee: TestUser) => [mentee, mentor] as const],
])('a person %s can neither ask nor be accepted', async (_, sides) => {
  const [mentor, mentee] = [await newMentor(1), await newcomer()];
  const { response } = await ask(mentee, mentor);
  const [blocker, blocked] = sides(mentor, mentee);
  await callAs(server, blocker, calls.block, { body: { user_id: blocked.id } });
  expect(await pendingOf(mentor)).toEqual([]);
  expect(await notificationsOf(mentor)).toEqual([]);
  expect((await accept(mentor, response.request_id)).status).toBe(404);
  expect((await ask(mentee, mentor)).status).toBe(404);
});

test('two who are connected are refused as before', async () => {
  const [mentor, friend] = [await newMentor(1), await newcomer()];
  await connectUsers(server, mentor, friend);
  expect((await ask(friend, mentor)).status).toBe(409);
});
