import { calls } from '#contract/calls/index';
import type { Event } from '#contract/entities/event';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { announce, announceIn } from '../testing/announce';
import { groupComingEvents } from './groupComingEvents';
import { listComingEvents } from './listComingEvents';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let server: TestServer;
let host: TestUser;
let guest: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  host = await createVerifiedUser(server, { university: 'University of Dhaka' });
  guest = await createVerifiedUser(server);
});
afterAll(() => server.close());
afterEach(() => server.deps.db.deleteFrom('posts').execute());

type Query = Record<string, string | number>;
const list = (query: Query = {}) => callAs(server, guest, calls.listEvents, { query });
const listed = async (query: Query = {}) =>
  ((await list(query)).response as Event[]).map(({ id }) => id);
const byIds = (query: Query) => callAs(server, guest, calls.listEventsByIds, { query });
const groups = async () => (await callAs(server, guest, calls.groupEventsByTime)).response;

testRefusals(() => server, ['listEvents', 'groupEventsByTime', 'listEventsByIds']);

test.each<[Query]>([
  [{ limit: 0 }],
  [{ limit: 51 }],
  [{ offset: -1 }],
  [{ event_id: 'abc' }],
  [{ event_id: 0 }],
])('a list of events with %j is refused', async (query) => {
  expect((await list(query)).status).toBe(400);
});

test.each([',', '1,', 'a', '1,b', '0', '-1', '1.5', '1 ,2', '1e3', '9007199254740992'])(
  'events by the ids %j are refused',
  async (event_ids) => {
    const { status, problem } = await byIds({ event_ids });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['event_ids']]);
  },
);

test('more than fifty ids are refused, fifty are not', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => i + 1).join(',');
  expect((await byIds({ event_ids: many(51) })).status).toBe(400);
  expect((await byIds({ event_ids: many(50) })).response).toEqual([]);
});

test('an event is listed with its author, its zone, its post, its counts and the reader’s RSVP', async () => {
  const post = await announce(server, host);
  for (const [user, status] of [
    [host, 'going'],
    [guest, 'interested'],
  ] as const) {
    const params = { id: post.event.id };
    await callAs(server, user, calls.setRsvp, { params, body: { status } });
  }
  const listing = {
    id: post.event.id,
    title: 'Optics evening',
    description: 'Lenses, and tea. #Optics',
    location: 'Curzon Hall',
    event_datetime: '2199-03-05T12:30:00.000Z',
    image_url: null,
    post_id: post.id,
    user: post.user,
    timezone: 'Asia/Dhaka',
    going: 1,
    interested: 1,
    my_rsvp: 'interested',
    ends_at: null,
    is_online: false,
    online_url: null,
    join_note: null,
    capacity: null,
    waiting: 0,
    my_waiting_position: null,
  };
  expect(post.user.university_name).toBe('University of Dhaka');
  expect((await list()).response).toEqual([listing]);
  expect((await list({ event_id: post.event.id })).response).toEqual(listing);
  expect((await byIds({ event_ids: post.event.id })).response).toEqual([listing]);
});

test('a missing event is a 404; a past one is found', async () => {
  const past = await announce(server, host, { event_date: '2001-01-01' });
  expect((await list({ event_id: past.event.id })).status).toBe(200);
  const { status, problem } = await list({ event_id: 999_999 });
  expect([status, problem.detail]).toEqual([404, 'This event does not exist.']);
});

test('upcoming events are listed soonest first, page by page, without past ones', async () => {
  const ids: number[] = [];
  for (const days of [9, 3, 400, 3]) {
    ids.push((await announceIn(server, host, days * DAY_MS)).event.id);
  }
  await announceIn(server, host, -2 * DAY_MS);
  const [nine, three, far, threeToo] = ids;
  expect(await listed()).toEqual([three, threeToo, nine, far]);
  expect(await listed({ limit: 2, offset: 1 })).toEqual([threeToo, nine]);
  expect(await listed({ offset: 4 })).toEqual([]);
});

test('an event counts as upcoming until its day is over in its own zone', async () => {
  const zones = ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'];
  for (const zone of zones) {
    await announce(server, host, {
      event_title: zone,
      event_date: '2199-06-14',
      event_time: '00:05',
      user_timezone: zone,
    });
  }
  const titlesAt = async (text: string) => {
    const now = new Date(text);
    const coming = await listComingEvents(server.deps.db, guest.id, now, { limit: 5, offset: 0 });
    const { within_7_days } = await groupComingEvents(server.deps.db, guest.id, now);
    expect(within_7_days).toEqual(coming.map(({ id }) => id));
    return coming.map(({ title }) => title);
  };
  expect(await titlesAt('2199-06-14T09:59:59Z')).toEqual(zones);
  expect(await titlesAt('2199-06-14T10:00:00Z')).toEqual(zones.slice(1));
  expect(await titlesAt('2199-06-14T23:59:59Z')).toEqual(zones.slice(1));
  expect(await titlesAt('2199-06-15T00:00:00Z')).toEqual(zones.slice(2));
  expect(await titlesAt('2199-06-15T11:00:00Z')).toEqual([]);
});

test('events are grouped by 7, 30 and 365 days, each in one group only', async () => {
  const at: Record<string, number> = {};
  for (const days of [364.9, 0.1, 6.9, 7.1, 29.9, 30.1, 365.1]) {
    at[days] = (await announceIn(server, host, days * DAY_MS)).event.id;
  }
  expect(await groups()).toEqual({
    within_7_days: [at[0.1], at[6.9]],
    within_30_days: [at[7.1], at[29.9]],
    within_year: [at[30.1], at[364.9]],
  });
});

test('without events the groups are empty', async () => {
  expect(await groups()).toEqual({ within_7_days: [], within_30_days: [], within_year: [] });
});

test('events by ids are in the given order, without duplicates and missing ones, page by page', async () => {
  const ids: number[] = [];
  for (let i = 0; i < 4; i += 1) ids.push((await announce(server, host)).event.id);
  const [a, b, c, d] = ids as [number, number, number, number];
  const pageOf = async (query: Query) =>
    (await byIds({ event_ids: [c, 999_999, a, d, c, b].join(','), ...query })).response.map(
      ({ id }) => id,
    );
  expect(await pageOf({})).toEqual([c, a, d, b]);
  expect(await pageOf({ offset: 0, limit: 2 })).toEqual([c, a]);
  expect(await pageOf({ offset: 2, limit: 2 })).toEqual([d, b]);
  expect(await pageOf({ offset: 4 })).toEqual([]);
});
