import { calls } from '#contract/calls/index';
import type { Event } from '#contract/entities/event';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { announceIn } from '../testing/announce';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

const lists = ['listMyEvents', 'listHostedEvents', 'listPastEvents'] as const;
type Query = Record<string, string | number>;
const list = (name: (typeof lists)[number], query: Query = {}, reader = guest) =>
  callAs(server, reader, calls[name], { query });
const idsOf = async (name: (typeof lists)[number], query: Query = {}, reader = guest) =>
  (await list(name, query, reader)).response.map(({ id }) => id);
const coming = async (query: Query = {}) =>
  ((await callAs(server, guest, calls.listEvents, { query })).response as Event[]).map(
    ({ id }) => id,
  );
/** An event that starts after some time, and ends some time after that. */
async function make(inMs: number, lastsMs?: number, fields: Record<string, unknown> = {}) {
  const ends = new Date(server.clock.now().getTime() + inMs + (lastsMs ?? 0)).toISOString();
  const end = { event_end_date: ends.slice(0, 10), event_end_time: ends.slice(11, 19) };
  const { event } = await announceIn(server, host, inMs, {
    ...(lastsMs === undefined ? {} : end),
    ...fields,
  });
  return event.id;
}
const rsvp = (id: number, status: string, user = guest) =>
  callAs(server, user, calls.setRsvp, { params: { id }, body: { status, waitlist: true } });

testRefusals(() => server, lists);

test.each<[Query]>([[{ limit: 51 }], [{ before_id: 'x' }], [{ before_id: 0 }]])(
  'a list with %j is refused',
  async (query) => {
    for (const name of lists) expect((await list(name, query)).status).toBe(400);
  },
);

test('an event is over at its end, or else with its day', async () => {
  const ended = await make(-3 * HOUR_MS, 2 * HOUR_MS);
  const running = await make(-2 * HOUR_MS, 4 * HOUR_MS);
  const long = await make(-20 * DAY_MS, 21 * DAY_MS);
  const longAgo = await make(-30 * DAY_MS, 2 * DAY_MS);
  const next = await make(40 * DAY_MS, 10 * DAY_MS);
  const yesterday = await make(-2 * DAY_MS);
  expect(await coming()).toEqual([long, running, next]);
  expect(await idsOf('listPastEvents')).toEqual([ended, yesterday, longAgo]);
  const { response } = await callAs(server, guest, calls.groupEventsByTime);
  expect(response).toEqual({
    within_7_days: [long, running],
    within_30_days: [],
    within_year: [next],
  });
  server.clock.advance(2 * HOUR_MS);
  expect(await coming()).toEqual([long, next]);
  server.clock.advance(-2 * HOUR_MS);
});

test('mine are those I go to, wait for or am interested in; hosting are my own', async () => {
  const full = await make(DAY_MS, HOUR_MS, { capacity: '1' });
  const past = await make(-5 * DAY_MS);
  const liked = await make(2 * DAY_MS);
  const other = await make(3 * DAY_MS);
  await rsvp(full, 'going', host);
  await rsvp(full, 'going');
  await rsvp(liked, 'interested');
  await rsvp(past, 'going');
  expect(await idsOf('listMyEvents')).toEqual([liked, full, past]);
  expect((await list('listMyEvents')).response[1]).toMatchObject({
    my_rsvp: 'interested',
    my_waiting_position: 1,
    capacity: 1,
  });
  expect(await idsOf('listHostedEvents')).toEqual([]);
  expect(await idsOf('listHostedEvents', {}, host)).toEqual([other, liked, full, past]);
});

test('pages follow one another without gaps, also between events of one moment', async () => {
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.push(await make(-DAY_MS * (i < 3 ? 3 : 4)));
  const all = await idsOf('listPastEvents');
  expect(all).toEqual([ids[2], ids[1], ids[0], ids[4], ids[3]]);
  const paged = [];
  for (let before: number | undefined, more = true; more;) {
    const query = { limit: 2, ...(before === undefined ? {} : { before_id: before }) };
    const page = await idsOf('listPastEvents', query);
    paged.push(...page);
    before = page.at(-1);
    more = page.length === 2;
  }
  expect(paged).toEqual(all);
});

test('with a moment, my lists begin with the soonest to come, and pages follow one another although events end', async () => {
  const days = [3, -4, 1, -2, 2, 1, -2];
  const ids: number[] = [];
  for (const day of days) ids.push(await make(day * DAY_MS, HOUR_MS));
  const long = await make(-9 * DAY_MS, 20 * DAY_MS);
  for (const id of [...ids, long]) await rsvp(id, 'interested');
  const [in3, ago4, in1, ago2, in2, alsoIn1, alsoAgo2] = ids;
  const all = [long, in1, alsoIn1, in2, in3, alsoAgo2, ago2, ago4];
  const coming_at = server.clock.now().toISOString();
  expect(await idsOf('listMyEvents', { coming_at })).toEqual(all);
  expect(await idsOf('listHostedEvents', { coming_at }, host)).toEqual(all);
  const paged = await idsOf('listMyEvents', { coming_at, limit: 3 });
  server.clock.advance(2 * DAY_MS);
  while (paged.length < all.length) {
    const before_id = paged.at(-1) ?? 0;
    const page = await idsOf('listMyEvents', { coming_at, limit: 3, before_id });
    expect(page).not.toEqual([]);
    paged.push(...page);
  }
  server.clock.advance(-2 * DAY_MS);
  expect(paged).toEqual(all);
  expect((await list('listMyEvents', { coming_at: '2026-13-45T00:00:00.000Z' })).status).toBe(400);
});

test('to someone who blocked or was blocked, the other’s past events don’t exist', async () => {
  const past = await make(-5 * DAY_MS);
  await rsvp(past, 'going');
  expect(await idsOf('listPastEvents')).toEqual([past]);
  await callAs(server, host, calls.block, { body: { user_id: guest.id } });
  expect([await idsOf('listPastEvents'), await idsOf('listMyEvents')]).toEqual([[], []]);
  expect(await idsOf('listHostedEvents', {}, host)).toEqual([past]);
});

test('the events of a time are those that take place in it, past ones too', async () => {
  const now = server.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  const before = await make(-10 * DAY_MS);
  const long = await make(-9 * DAY_MS, 5 * DAY_MS);
  const inside = await make(-5 * DAY_MS);
  const after = await make(2 * DAY_MS);
  const month = { since: at(-8 * DAY_MS), until: at(DAY_MS) };
  expect(await coming(month)).toEqual([long, inside]);
  expect(await coming({ ...month, limit: 1, offset: 1 })).toEqual([inside]);
  expect(await coming({ since: at(-11 * DAY_MS), until: at(3 * DAY_MS) })).toEqual([
    before,
    long,
    inside,
    after,
  ]);
  for (const since of ['yesterday', '2026-13-45T00:00:00.000Z']) {
    const query = { ...month, since };
    expect((await callAs(server, guest, calls.listEvents, { query })).status).toBe(400);
  }
});
