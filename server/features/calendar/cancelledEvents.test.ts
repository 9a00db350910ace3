import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { migrations } from '#server/migrations/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { deleteCancelledEvents } from './readFeed';
import { announceIn, sendRsvp, type Announced } from './testing/attend';
import { createFeed, readFeed } from './testing/feeds';

const DAY_MS = 86_400_000;
let server: TestServer;
let host: TestUser;
let goer: TestUser;
let looker: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  host = await createVerifiedUser(server);
  goer = await createVerifiedUser(server);
  looker = await createVerifiedUser(server);
  await server.deps.db.deleteFrom('cancelled_events').execute();
});
afterAll(() => server.close());

const cancel = async ({ postId }: Announced) => {
  const { status } = await callAs(server, host, calls.deletePost, { params: { id: postId } });
  expect(status).toBe(204);
};
const kept = () => server.deps.db.selectFrom('cancelled_events').selectAll().execute();
const told = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response;

test('people who are going or interested see a deleted event as cancelled, as an update of the same event', async () => {
  const event = await announceIn(server, host, 10 * DAY_MS, {
    user_timezone: 'Asia/Dhaka',
    event_end_time: '00:30',
  });
  await sendRsvp(server, goer, event, 'going');
  await sendRsvp(server, looker, event, 'interested');
  const body = { location: 'Room 5' };
  await callAs(server, host, calls.updateEventPost, { params: { id: event.postId }, body });
  const urls = [await createFeed(server, goer), await createFeed(server, looker)];
  const [before] = (await readFeed(server, urls[0] ?? '')).entries;
  expect(before).toMatchObject({ sequence: 1, status: 'CONFIRMED' });
  expect(before?.properties).toContain('dtend');
  await cancel(event);
  for (const url of urls) {
    expect((await readFeed(server, url)).entries).toEqual([
      expect.objectContaining({
        uid: before?.uid,
        sequence: 2,
        status: 'CANCELLED',
        summary: 'Optics evening',
        location: 'Room 5',
        start: event.startsAt,
        end: before?.end,
        zone: 'Asia/Dhaka',
      }),
    ]);
  }
  const stranger = await createFeed(server, await createVerifiedUser(server));
  expect((await readFeed(server, stranger)).entries).toEqual([]);
});

test('after thirty days it is left out of calendars, and then deleted', async () => {
  const event = await announceIn(server, host, 60 * DAY_MS);
  await sendRsvp(server, goer, event, 'going');
  const url = await createFeed(server, goer);
  await cancel(event);
  const { db, clock } = server.deps;
  server.clock.advance(29 * DAY_MS);
  await deleteCancelledEvents(db, clock.now());
  expect((await readFeed(server, url)).entries).toHaveLength(1);
  server.clock.advance(2 * DAY_MS);
  expect((await readFeed(server, url)).entries).toEqual([]);
  await deleteCancelledEvents(db, clock.now());
  expect(await kept()).toEqual([]);
});

test('people who are going are notified of the cancellation; the author and the merely interested are not', async () => {
  const event = await announceIn(server, host, 10 * DAY_MS);
  await sendRsvp(server, host, event, 'going');
  await sendRsvp(server, goer, event, 'going');
  await sendRsvp(server, looker, event, 'interested');
  await cancel(event);
  expect(await told(goer)).toMatchObject([
    {
      type: 'event_cancelled',
      post_id: null,
      actor_username: host.username,
      is_read: false,
      title: 'Optics evening',
      event_datetime: event.startsAt.toISOString(),
      timezone: 'UTC',
    },
  ]);
  expect([await told(host), await told(looker)]).toEqual([[], []]);
  expect(await kept()).toMatchObject([{ event_id: event.eventId, revision: 0 }]);
});

test('a long title is cut at a word', async () => {
  const event_title = `${'Light and lenses '.repeat(8)}tonight`;
  const event = await announceIn(server, host, 10 * DAY_MS, { event_title });
  await sendRsvp(server, goer, event, 'going');
  await cancel(event);
  const [{ title = '' } = {}] = await told(goer);
  expect(title).toBe(`${'Light and lenses '.repeat(4)}Light and…`);
  expect(title.length).toBeLessThanOrEqual(80);
});

test('the migration names the events of notifications sent before it, and leaves others unchanged', async () => {
  const event = await announceIn(server, host, 10 * DAY_MS, { user_timezone: 'Asia/Dhaka' });
  await sendRsvp(server, goer, event, 'going');
  await cancel(event);
  const { db } = server.deps;
  const post = await callAs(server, goer, calls.createTextPost, { body: { content: 'A note.' } });
  await callAs(server, host, calls.like, { body: { post_id: post.response.id } });
  const [like, cancelled] = await told(goer);
  expect(like).toMatchObject({ type: 'like', title: 'A note.' });
  expect(cancelled).toMatchObject({
    type: 'event_cancelled',
    event_id: expect.any(Number) as number,
  });
  await sql`ALTER TABLE notifications DROP COLUMN details`.execute(db);
  await migrations['0016-notification-details']?.up(db);
  // At the time of that migration, only events were named, by title and time.
  const { title: _title, ...plainLike } = like ?? {};
  const { event_id: _eventId, ...named } = cancelled ?? {};
  expect(await told(goer)).toEqual([plainLike, named]);
});

test('nothing is kept of an event without RSVPs, nor of one that took place, nor of a plain post', async () => {
  await cancel(await announceIn(server, host, 10 * DAY_MS));
  const past = await announceIn(server, host, -3 * DAY_MS);
  await sendRsvp(server, goer, past, 'going');
  await cancel(past);
  const note = await callAs(server, host, calls.createTextPost, { body: { content: 'A note.' } });
  await callAs(server, host, calls.deletePost, { params: { id: note.response.id } });
  expect([await kept(), await told(goer)]).toEqual([[], []]);
});

test('an RSVP sent while the event is deleted is either notified or refused', async () => {
  const event = await announceIn(server, host, 10 * DAY_MS);
  await sendRsvp(server, goer, event, 'going');
  const guests = await Promise.all(Array.from({ length: 8 }, () => createVerifiedUser(server)));
  const params = { id: event.eventId };
  const [responses] = await Promise.all([
    Promise.all(
      guests.map((guest) =>
        callAs(server, guest, calls.setRsvp, { params, body: { status: 'going' } }),
      ),
    ),
    cancel(event),
  ]);
  const accepted = guests.filter((_, i) => responses[i]?.status === 200).map(({ id }) => id);
  expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
  const [row] = await kept();
  expect([...(row?.attendee_ids ?? [])].sort()).toEqual([goer.id, ...accepted].sort());
});
