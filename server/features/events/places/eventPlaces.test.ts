import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { removePersonalData } from '#domain/personalData';
import { announce, announceIn } from '../testing/announce';

let server: TestServer;
let host: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  host = await createVerifiedUser(server);
});
afterAll(() => server.close());
afterEach(() => server.deps.db.deleteFrom('posts').execute());

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createVerifiedUser(server)));
/** Three people, one after the other. */
async function three(): Promise<[TestUser, TestUser, TestUser]> {
  const [a, b, c] = await people(3);
  if (!a || !b || !c) throw new Error('There are not three.');
  return [a, b, c];
}
const full = { capacity: '1' };
const open = async (fields: Record<string, string> = full) => {
  const { id: postId, event } = await announce(server, host, fields);
  return { postId, id: event.id };
};
const send = (user: TestUser, id: number, status = 'going', waitlist = true) =>
  callAs(server, user, calls.setRsvp, { params: { id }, body: { status, waitlist } });
const leave = (user: TestUser, id: number) =>
  callAs(server, user, calls.deleteRsvp, { params: { id } });
const edit = (postId: number, body: Record<string, string>) =>
  callAs(server, host, calls.updateEventPost, { params: { id: postId }, body });
const mine = async (user: TestUser, id: number) =>
  (await callAs(server, user, calls.readMyRsvp, { params: { id } })).response;
const going = { status: 'going' };
const waits = (my_waiting_position: number) => ({ status: 'interested', my_waiting_position });
const told = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response.filter(
    ({ type }) => type === 'event_place',
  );

/** The counters of an event, which must be those of its rows. */
async function counts(id: number) {
  const { db } = server.deps;
  const event = await db
    .selectFrom('events')
    .select(['going', 'interested', 'waiting'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('event_rsvps')
    .select('status')
    .where('event_id', '=', id)
    .execute();
  const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
  expect(event).toEqual({
    going: count('going'),
    interested: count('interested'),
    waiting: count('waiting'),
  });
  return event;
}

test('200 parallel RSVPs for 50 places give 50 going and 150 waiting in order', async () => {
  const { postId, id } = await open({ capacity: '50' });
  const all = await people(200);
  const answers = await Promise.all(all.map((person) => send(person, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200));
  const positions = answers.map(({ response }) => response.my_waiting_position ?? null);
  expect(positions.filter((position) => position === null)).toHaveLength(50);
  expect(await counts(id)).toEqual({ going: 50, interested: 0, waiting: 150 });
  const now = await Promise.all(all.map((person) => mine(person, id)));
  const inLine = now
    .map(({ my_waiting_position: position }, nth) => ({ nth, position: position ?? 0 }))
    .filter(({ position }) => position > 0)
    .sort((one, other) => one.position - other.position);
  expect(inLine.map(({ position }) => position)).toEqual(
    Array.from({ length: 150 }, (_, i) => i + 1),
  );
  // Each was last in line when they joined it.
  for (const { nth, position } of inLine) expect(positions[nth]).toBe(position);
  await edit(postId, { capacity: '60' });
  expect(await counts(id)).toEqual({ going: 60, interested: 0, waiting: 140 });
  const first = inLine.slice(0, 10).map(({ nth }) => all[nth]);
  for (const person of first) expect(person && (await mine(person, id))).toEqual(going);
  const next = inLine[10] && all[inLine[10].nth];
  expect(next && (await mine(next, id))).toEqual(waits(1));
});

test('a full event is a 409 without the waiting list, and being interested is always possible and keeps a place in line', async () => {
  const [a, b] = await three();
  const { id } = await open();
  await send(a, id);
  const refused = await send(b, id, 'going', false);
  expect([refused.status, refused.problem.detail]).toEqual([409, 'This event is full.']);
  expect((await send(b, id, 'interested', false)).response).toEqual({ status: 'interested' });
  expect((await send(b, id)).response).toEqual(waits(1));
  expect(await counts(id)).toEqual({ going: 1, interested: 0, waiting: 1 });
  // Without the waiting list it stays a 409, and the place in line too.
  expect((await send(b, id, 'going', false)).status).toBe(409);
  expect((await send(b, id)).response).toMatchObject(waits(1));
  expect((await send(b, id, 'interested')).response).toEqual(waits(1));
  expect(await counts(id)).toEqual({ going: 1, interested: 0, waiting: 1 });
});

test('a place that becomes free goes to the first in line, who is notified by Quad', async () => {
  const [a, b, c] = await three();
  const { postId, id } = await open();
  for (const person of [a, b, c]) await send(person, id);
  expect([await mine(b, id), await mine(c, id)]).toEqual([waits(1), waits(2)]);
  const toUser = jest.spyOn(server.deps.publish, 'toUser').mockResolvedValue();
  await leave(a, id);
  const notification = { type: 'event_place', actor_id: null, actor_username: 'Quad' };
  expect(toUser.mock.calls).toMatchObject([[b.id, { type: 'notification', notification }]]);
  toUser.mockRestore();
  expect([await mine(b, id), await mine(c, id)]).toEqual([going, waits(1)]);
  expect(await counts(id)).toEqual({ going: 1, interested: 0, waiting: 1 });
  expect(await told(b)).toMatchObject([
    { post_id: postId, event_id: id, title: 'Optics evening', timezone: 'Asia/Dhaka' },
  ]);
  expect(await told(c)).toEqual([]);
});

test('whoever becomes interested leaves a place, and whoever leaves the line moves the others up', async () => {
  const [a, b, c] = await three();
  const { id } = await open();
  for (const person of [a, b, c]) await send(person, id);
  expect((await leave(b, id)).status).toBe(204);
  expect(await mine(b, id)).toEqual({ status: null });
  expect(await mine(c, id)).toEqual(waits(1));
  await send(a, id, 'interested');
  expect(await mine(c, id)).toEqual(going);
  expect(await counts(id)).toEqual({ going: 1, interested: 1, waiting: 0 });
});

test('from the start on, a free place stays free for whoever comes, also from the line', async () => {
  const [a, b, c] = await three();
  const { event } = await announceIn(server, host, 60_000, full);
  for (const person of [a, b]) await send(person, event.id);
  server.clock.advance(60_000);
  await leave(a, event.id);
  expect(await counts(event.id)).toEqual({ going: 0, interested: 0, waiting: 1 });
  expect((await send(b, event.id, 'going', false)).response).toEqual(going);
  await leave(b, event.id);
  expect((await send(c, event.id, 'going', false)).status).toBe(200);
});

test('lowering the capacity removes no one, and removing the limit gives everyone a place', async () => {
  const [a, b, c] = await three();
  const { postId, id } = await open({ capacity: '২' });
  for (const person of [a, b, c]) await send(person, id);
  await edit(postId, { capacity: '1' });
  expect(await counts(id)).toEqual({ going: 2, interested: 0, waiting: 1 });
  await leave(a, id);
  expect(await counts(id)).toEqual({ going: 1, interested: 0, waiting: 1 });
  const { response } = await edit(postId, { capacity: '' });
  expect(response.event).toMatchObject({ capacity: null, going: 2, waiting: 0 });
  expect(await told(c)).toHaveLength(1);
});

test('a block takes the place at the other’s limited event, also in line, and others move up', async () => {
  const [a, b, c] = await three();
  const { id } = await open();
  const unlimited = await open({});
  for (const person of [a, b, c]) await send(person, id);
  await send(a, unlimited.id);
  await callAs(server, a, calls.block, { body: { user_id: host.id } });
  expect(await mine(b, id)).toEqual(going);
  await callAs(server, host, calls.block, { body: { user_id: c.id } });
  expect(await counts(id)).toEqual({ going: 1, interested: 0, waiting: 0 });
  expect(await counts(unlimited.id)).toMatchObject({ going: 1 });
  for (const person of [a, c]) expect((await send(person, id)).status).toBe(404);
});

test('a place that is taken while the host blocks the person does not stay', async () => {
  for (const person of await people(15)) {
    const { id } = await open();
    await Promise.all([
      send(person, id),
      callAs(server, host, calls.block, { body: { user_id: person.id } }),
    ]);
    const rsvps = await server.deps.db
      .selectFrom('event_rsvps')
      .select('status')
      .where('event_id', '=', id)
      .execute();
    expect(rsvps).toEqual([]);
  }
});

test('people hidden from the organiser are passed over and keep their turn', async () => {
  const [a, b, c] = await three();
  const { id } = await open();
  for (const person of [a, b, c]) await send(person, id);
  const { db, clock } = server.deps;
  const disable = (disabled_at: Date | null) =>
    db.updateTable('users').set({ disabled_at }).where('id', '=', b.id).execute();
  await disable(clock.now());
  await leave(a, id);
  expect(await mine(c, id)).toEqual(going);
  await disable(null);
  await leave(c, id);
  expect(await mine(b, id)).toEqual(going);
});

test('the deletion of an account gives its places to the first in line', async () => {
  const [a, b, c] = await three();
  const { id } = await open();
  const other = await open();
  for (const person of [a, b, c]) await send(person, id);
  for (const person of [b, a]) await send(person, other.id);
  const { db, clock } = server.deps;
  await db.updateTable('users').set({ deleted_at: clock.now() }).where('id', '=', a.id).execute();
  await removePersonalData(server.deps, a.id);
  expect(await mine(b, id)).toEqual(going);
  expect(await mine(c, id)).toEqual(waits(1));
  expect(await counts(other.id)).toEqual({ going: 1, interested: 0, waiting: 0 });
});

test('parallel leaving and joining never gives more places than there are', async () => {
  const all = await people(20);
  const { id } = await open({ capacity: '5' });
  await Promise.all(all.map((person) => send(person, id)));
  await Promise.all(all.map((person, i) => (i % 2 === 0 ? leave(person, id) : send(person, id))));
  expect(await counts(id)).toEqual({ going: 5, interested: 0, waiting: 5 });
});

test('people who wait are not listed as attendees, and an event shows how many they are', async () => {
  const [a, b] = await three();
  const { postId, id } = await open();
  await send(a, id);
  await send(b, id);
  const attendees = await callAs(server, a, calls.listAttendees, { params: { id } });
  expect(attendees.response.map(({ user_id }) => user_id)).toEqual([a.id]);
  const shown = { capacity: 1, going: 1, interested: 0, waiting: 1 };
  const listed = await callAs(server, b, calls.listEvents, { query: { event_id: id } });
  expect(listed.response).toMatchObject({
    ...shown,
    my_rsvp: 'interested',
    my_waiting_position: 1,
  });
  const post = await callAs(server, b, calls.readPost, { params: { id: postId } });
  const own = { my_rsvp: 'interested', my_waiting_position: 1 };
  expect(post.response.event).toMatchObject({ ...shown, ...own });
  for (const [reader, part] of [
    [b, own],
    [a, { my_rsvp: 'going', my_waiting_position: null }],
    [b, own],
  ] as const) {
    const feed = await callAs(server, reader, calls.listPosts, { query: { post_type: 'event' } });
    expect(feed.response.posts[0]?.event).toMatchObject({ ...shown, ...part });
  }
});

test('people who wait are notified of a new time and of the cancellation, as those who are going', async () => {
  const [a, b, c] = await three();
  const { postId, id } = await open();
  await send(a, id);
  await send(b, id);
  await send(c, id, 'interested');
  const heard = async () => {
    const lists = [a, b, c].map((user) => callAs(server, user, calls.listNotifications));
    return (await Promise.all(lists)).map(({ response }) => response.map(({ type }) => type));
  };
  await edit(postId, { event_time: '20:00' });
  expect(await heard()).toEqual([['event_changed'], ['event_changed'], []]);
  await callAs(server, host, calls.deletePost, { params: { id: postId } });
  expect(await heard()).toEqual([['event_cancelled'], ['event_cancelled'], []]);
});

test('going tells of another event at the same time', async () => {
  const [guest] = await three();
  const first = await open({ event_end_time: '20:00' });
  await send(guest, first.id);
  const cases: [Record<string, string>, boolean][] = [
    [{ event_time: '19:00' }, true],
    [{ event_time: '20:00' }, false],
    [{ event_time: '17:00', event_end_time: '18:31' }, true],
    [{ event_time: '17:00', event_end_time: '18:30' }, false],
    [{ event_time: '17:00' }, false],
    [{}, true],
  ];
  for (const [fields, overlaps] of cases) {
    const { id } = await open({ event_title: 'Another', ...fields });
    const { response } = await send(guest, id);
    const other = { id: first.id, title: 'Optics evening' };
    expect([fields, response.overlaps_with]).toEqual([fields, overlaps ? other : undefined]);
    await leave(guest, id);
  }
});
