import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { runTwoTurns } from '#server/testing/runTwoTurns';
import { waitUntil } from '#server/testing/waitUntil';
import { announceIn } from '../testing/announce';
import { remindOfEvents } from './remindOfEvents';
import { startReminders } from './startReminders';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Time between passes, in the test that runs several. */
const EVERY_MS = 20;
let server: TestServer;
let host: TestUser;
let guest: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  host = await createVerifiedUser(server);
  guest = await createVerifiedUser(server);
});
afterEach(() => server.deps.db.deleteFrom('posts').execute());

const sendRsvp = (user: TestUser, id: number, status: string) =>
  callAs(server, user, calls.setRsvp, { params: { id }, body: { status } });
const edit = (id: number, body: Record<string, unknown>) =>
  callAs(server, host, calls.updateEventPost, { params: { id }, body });
/** A pass that goes back as far as that of a newly started server. */
const look = () => remindOfEvents(server.deps, new Date(server.clock.now().getTime() - DAY_MS));
const remindersOf = async ({ id }: TestUser) => {
  const rows = await server.deps.db
    .selectFrom('notifications')
    .select(['subject', 'post_id'])
    .where('user_id', '=', id)
    .where('type', '=', 'event_reminder')
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject.split(':')[3]);
};
const whenIn = (milliseconds: number) => {
  const [event_date, time = ''] = new Date(server.clock.now().getTime() + milliseconds)
    .toISOString()
    .split('T');
  return { event_date, event_time: time.slice(0, 8), user_timezone: 'UTC' };
};

test('people who are going are reminded a day and an hour before, once each, however many passes run', async () => {
  const { id, event } = await announceIn(server, host, 2 * DAY_MS);
  const curious = await createVerifiedUser(server);
  await sendRsvp(guest, event.id, 'going');
  await sendRsvp(host, event.id, 'going');
  await sendRsvp(curious, event.id, 'interested');
  const toUser = jest.spyOn(server.deps.publish, 'toUser').mockResolvedValue();
  const steps: [number, string[]][] = [
    [DAY_MS - MINUTE_MS, []],
    [MINUTE_MS, ['day']],
    [22 * HOUR_MS, ['day']],
    [HOUR_MS - MINUTE_MS, ['day']],
    [MINUTE_MS, ['day', 'hour']],
    [2 * HOUR_MS, ['day', 'hour']],
  ];
  for (const [wait, expected] of steps) {
    server.clock.advance(wait);
    await look();
    await look();
    expect([await remindersOf(guest), await remindersOf(host)]).toEqual([expected, expected]);
  }
  expect(await remindersOf(curious)).toEqual([]);
  const { title, event_datetime, location } = event;
  const about = { title, event_datetime, timezone: 'UTC', location };
  const news = {
    type: 'notification',
    notification: { type: 'event_reminder', post_id: id, ...about },
  };
  expect(toUser).toHaveBeenCalledTimes(4);
  expect(toUser).toHaveBeenCalledWith(guest.id, expect.objectContaining({ type: news.type }));
  expect(toUser.mock.calls[0]?.[1]).toMatchObject(news);
});

test('concurrent passes of many processes remind each person once', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => createVerifiedUser(server)));
  const { event } = await announceIn(server, host, 2 * DAY_MS);
  for (const person of people) await sendRsvp(person, event.id, 'going');
  server.clock.advance(DAY_MS + MINUTE_MS);
  const toUser = jest.spyOn(server.deps.publish, 'toUser').mockResolvedValue();
  await Promise.all(Array.from({ length: 5 }, look));
  for (const person of people) expect(await remindersOf(person)).toEqual(['day']);
  expect(toUser).toHaveBeenCalledTimes(20);
});

test('a server that was down reminds late, but within the last hour sends the hour’s reminder only', async () => {
  const late = await announceIn(server, host, 2 * DAY_MS);
  const later = await announceIn(server, host, 3 * DAY_MS);
  const over = await announceIn(server, host, DAY_MS + 2 * HOUR_MS);
  for (const { event } of [late, later, over]) await sendRsvp(guest, event.id, 'going');
  server.clock.advance(2 * DAY_MS - 30 * MINUTE_MS);
  await look();
  const told = await server.deps.db
    .selectFrom('notifications')
    .select(['post_id', 'subject'])
    .where('type', '=', 'event_reminder')
    .orderBy('post_id')
    .execute();
  expect(told.map(({ post_id, subject }) => [post_id, subject.split(':')[3]])).toEqual([
    [late.id, 'hour'],
  ]);
  server.clock.advance(6 * HOUR_MS);
  await look();
  expect(await remindersOf(guest)).toEqual(['hour', 'day']);
});

test('a person who RSVPs after the time of a reminder does not get it', async () => {
  const { event } = await announceIn(server, host, 2 * DAY_MS);
  server.clock.advance(DAY_MS + MINUTE_MS);
  await sendRsvp(guest, event.id, 'going');
  await look();
  expect(await remindersOf(guest)).toEqual([]);
  server.clock.advance(23 * HOUR_MS);
  await look();
  expect(await remindersOf(guest)).toEqual(['hour']);
});

test('an event that is moved takes back the unread reminder, and reminds again at its new times', async () => {
  const { id, event } = await announceIn(server, host, 2 * DAY_MS);
  await sendRsvp(guest, event.id, 'going');
  server.clock.advance(DAY_MS + MINUTE_MS);
  await look();
  await edit(id, { event_description: 'With more tea.' });
  expect(await remindersOf(guest)).toEqual(['day']);
  await edit(id, whenIn(5 * DAY_MS));
  server.clock.advance(23 * HOUR_MS);
  await look();
  expect(await remindersOf(guest)).toEqual([]);
  server.clock.advance(3 * DAY_MS + 2 * HOUR_MS);
  await look();
  expect(await remindersOf(guest)).toEqual(['day']);
});

test('a person who no longer goes has no unread reminder', async () => {
  const { event } = await announceIn(server, host, 2 * DAY_MS);
  const other = await createVerifiedUser(server);
  await sendRsvp(guest, event.id, 'going');
  await sendRsvp(other, event.id, 'going');
  server.clock.advance(DAY_MS + MINUTE_MS);
  await look();
  await sendRsvp(guest, event.id, 'interested');
  expect(await remindersOf(guest)).toEqual([]);
  expect(await remindersOf(other)).toEqual(['day']);
});

test('a person notified of a move to within a day gets no reminder at the same time', async () => {
  const { id, event } = await announceIn(server, host, 5 * DAY_MS);
  await sendRsvp(guest, event.id, 'going');
  server.clock.advance(MINUTE_MS);
  await edit(id, whenIn(6 * HOUR_MS));
  server.clock.advance(MINUTE_MS);
  await look();
  expect(await remindersOf(guest)).toEqual([]);
  server.clock.advance(5 * HOUR_MS);
  await look();
  expect(await remindersOf(guest)).toEqual(['hour']);
});

test('an edit between the time of a reminder and its pass loses no reminder', async () => {
  const { id, event } = await announceIn(server, host, 2 * DAY_MS);
  await sendRsvp(guest, event.id, 'going');
  server.clock.advance(DAY_MS + MINUTE_MS);
  await edit(id, { event_description: 'With more tea.' });
  await look();
  expect(await remindersOf(guest)).toEqual(['day']);
});

test('a deleted event sends no reminders', async () => {
  const { id, event } = await announceIn(server, host, 2 * DAY_MS);
  await sendRsvp(guest, event.id, 'going');
  await callAs(server, host, calls.deletePost, { params: { id } });
  server.clock.advance(DAY_MS + MINUTE_MS);
  await look();
  expect(await remindersOf(guest)).toEqual([]);
});

test('the server runs a pass at its start and then periodically until it is stopped', async () => {
  const until = (count: number) =>
    waitUntil(async () => expect(await remindersOf(guest)).toHaveLength(count));
  let turns = 0;
  const now = () => {
    turns += 1;
    return server.clock.now();
  };
  const { event } = await announceIn(server, host, 2 * DAY_MS);
  await sendRsvp(guest, event.id, 'going');
  server.clock.advance(DAY_MS + MINUTE_MS);
  const stop = startReminders({ ...server.deps, clock: { now } }, EVERY_MS);
  await until(1);
  server.clock.advance(23 * HOUR_MS);
  await until(2);
  const soon = await announceIn(server, host, 2 * DAY_MS);
  await sendRsvp(guest, soon.event.id, 'going');
  await stop();
  server.clock.advance(DAY_MS + MINUTE_MS);
  const counted = turns;
  await runTwoTurns(EVERY_MS);
  expect(turns).toBe(counted);
  expect(await remindersOf(guest)).toEqual(['day', 'hour']);
});
