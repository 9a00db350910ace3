import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { announce } from '../testing/announce';

let server: TestServer;
let host: TestUser;
let guest: TestUser;
let postId: number;
let id: number;

beforeAll(async () => {
  server = await createTestServer();
  host = await createVerifiedUser(server);
  guest = await createVerifiedUser(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({
    id: postId,
    event: { id },
  } = await announce(server, host));
});

const set = (user: TestUser, status: string, eventId: number = id) =>
  callAs(server, user, calls.setRsvp, { params: { id: eventId }, body: { status } });
const unset = (user: TestUser, eventId: number = id) =>
  callAs(server, user, calls.deleteRsvp, { params: { id: eventId } });
const mine = async (user: TestUser) =>
  (await callAs(server, user, calls.readMyRsvp, { params: { id } })).response.status;
const counts = async () =>
  (await callAs(server, guest, calls.readRsvpCounts, { query: { event_id: id } })).response;
const attendees = async () =>
  (await callAs(server, guest, calls.listAttendees, { params: { id } })).response;

/** The counters as computed from the rows. */
async function counted() {
  const rows = await server.deps.db
    .selectFrom('event_rsvps')
    .select('status')
    .where('event_id', '=', id)
    .execute();
  const going = rows.filter(({ status }) => status === 'going').length;
  return { going, interested: rows.length - going };
}

const names = ['setRsvp', 'deleteRsvp', 'readMyRsvp', 'readRsvpCounts', 'listAttendees'] as const;
testRefusals(() => server, names);

test.each([{}, { status: 'maybe' }, { status: null }, { status: 'going', event_id: 'x' }])(
  'an RSVP of %j is refused',
  async (body) => {
    const { status } = await callAs(server, guest, calls.setRsvp, { params: { id }, body });
    expect(status).toBe(400);
    expect(await counted()).toEqual({ going: 0, interested: 0 });
  },
);

test('a body that names another event than the path is refused', async () => {
  const body = { status: 'going', event_id: id + 1 };
  const refused = await callAs(server, guest, calls.setRsvp, { params: { id }, body });
  expect(refused.status).toBe(400);
  expect(refused.problem.errors).toHaveProperty('event_id');
  const same = { status: 'going', event_id: id };
  expect((await callAs(server, guest, calls.setRsvp, { params: { id }, body: same })).status).toBe(
    200,
  );
});

test.each(names)('%s of a missing event is a 404', async (name) => {
  const { status, problem } = await callAs(server, guest, calls[name], {
    params: { id: 999_999 },
    query: { event_id: 999_999 },
    ...(name === 'setRsvp' && { body: { status: 'going' } }),
  });
  expect([status, problem.detail]).toEqual([404, 'This event does not exist.']);
});

test('an RSVP goes from none to interested to going and back to none, counted each time', async () => {
  expect(await mine(guest)).toBeNull();
  expect((await set(guest, 'interested')).response).toEqual({ status: 'interested' });
  expect([await mine(guest), await counts()]).toEqual(['interested', { going: 0, interested: 1 }]);
  expect((await set(guest, 'going')).response).toMatchObject({ status: 'going' });
  expect([await mine(guest), await counts()]).toEqual(['going', { going: 1, interested: 0 }]);
  expect(await mine(host)).toBeNull();
  const post = await callAs(server, guest, calls.readPost, { params: { id: postId } });
  expect(post.response.event).toMatchObject({ going: 1, interested: 0, my_rsvp: 'going' });
  expect((await unset(guest)).status).toBe(204);
  expect([await mine(guest), await counts()]).toEqual([null, { going: 0, interested: 0 }]);
});

test('the same RSVP twice counts once, and withdrawing none is allowed', async () => {
  expect((await unset(guest)).status).toBe(204);
  await set(guest, 'going');
  expect((await set(guest, 'going')).status).toBe(200);
  expect(await counts()).toEqual({ going: 1, interested: 0 });
});

test('attendees who are going come before interested ones, the latest first, with names and pictures', async () => {
  const people = [];
  for (let i = 0; i < 4; i += 1) people.push(await createVerifiedUser(server));
  const [a, b, c, d] = people as [TestUser, TestUser, TestUser, TestUser];
  const picture = { profile_picture: 'face.webp' };
  await server.deps.db.updateTable('users').set(picture).where('id', '=', a.id).execute();
  await set(a, 'going');
  for (const [user, status] of [
    [b, 'interested'],
    [c, 'going'],
    [d, 'interested'],
    [b, 'going'],
  ] as const) {
    server.clock.advance(1_000);
    await set(user, status);
  }
  expect(await attendees()).toMatchObject([
    {
      user_id: b.id,
      status: 'going',
      username: b.username,
      display_name: null,
      profile_picture: null,
    },
    {
      user_id: c.id,
      status: 'going',
      username: c.username,
      display_name: null,
      profile_picture: null,
    },
    {
      user_id: a.id,
      status: 'going',
      username: a.username,
      display_name: null,
      profile_picture: 'http://localhost/api/files/face.webp',
    },
    {
      user_id: d.id,
      status: 'interested',
      username: d.username,
      display_name: null,
      profile_picture: null,
    },
  ]);
});

test('an event without RSVPs has no attendees', async () => {
  expect(await attendees()).toEqual([]);
});

test('fifty parallel changes by one person leave one RSVP or none, and matching counters', async () => {
  const acts = Array.from({ length: 50 }, (_, i) =>
    i % 3 === 2 ? unset(guest) : set(guest, i % 3 === 0 ? 'going' : 'interested'),
  );
  for (const { status } of await Promise.all(acts)) expect([200, 204]).toContain(status);
  const now = await counts();
  expect(now).toEqual(await counted());
  expect(now.going + now.interested).toBe((await mine(guest)) === null ? 0 : 1);
});

test('fifty parallel changes by ten people leave each with their last RSVP, and all of them counted', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => createVerifiedUser(server)));
  const lives = people.map(async (person, i) => {
    const results = [
      await set(person, 'interested'),
      await set(person, 'going'),
      await unset(person),
      await set(person, 'going'),
      await set(person, i % 2 === 0 ? 'going' : 'interested'),
    ];
    for (const { status } of results) expect([200, 204]).toContain(status);
  });
  await Promise.all(lives);
  expect(await counts()).toEqual({ going: 5, interested: 5 });
  expect(await counted()).toEqual({ going: 5, interested: 5 });
});

test('fifty concurrent RSVPs of different people count fifty', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => createVerifiedUser(server)));
  await Promise.all(people.map((person) => set(person, 'going')));
  expect(await counts()).toEqual({ going: 50, interested: 0 });
  expect(await attendees()).toHaveLength(50);
});

test('RSVPs sent while the event is deleted leave nothing behind', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => createVerifiedUser(server)));
  const responses = people.map((person) => set(person, 'going'));
  const removed = callAs(server, host, calls.deletePost, { params: { id: postId } });
  expect((await removed).status).toBe(204);
  for (const { status } of await Promise.all(responses)) expect([200, 404]).toContain(status);
  expect(await counted()).toEqual({ going: 0, interested: 0 });
});
