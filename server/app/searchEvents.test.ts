import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { announce } from '#server/features/events/testing/announce';
import { insertCalendar } from '#server/features/events/testing/insertCalendar';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

const DAY_MS = 86_400_000;
let server: TestServer;
let author: TestUser;
let reader: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  author = await server.person();
  reader = await server.person();
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.deleteFrom('posts').execute());

/** Announces an event that starts this many days from now. */
async function announceIn(days: number, event_title: string, more: Record<string, string> = {}) {
  const starts = new Date(server.clock.now().getTime() + days * DAY_MS).toISOString();
  const { event } = await announce(server, author, {
    ...{ event_title, event_date: starts.slice(0, 10), event_time: starts.slice(11, 16) },
    ...{ user_timezone: 'UTC', ...more },
  });
  return event.id;
}

/** Moves an event into the past, because past events can't be announced. */
async function movePast(id: number, days: number) {
  const past = sql<Date>`starts_at - ${days} * interval '1 day'`;
  await server.deps.db
    .updateTable('events')
    .set({ starts_at: past, day_ends_at: sql<Date>`day_ends_at - ${days} * interval '1 day'` })
    .where('id', '=', id)
    .execute();
}

const search = (query: Record<string, string | number>) =>
  callAs(server, reader, calls.searchEvents, { query });
const found = async (keyword: string, page = {}) =>
  (await search({ keyword, ...page })).response.events.map(({ title }) => title);

testRefusals(() => server, ['searchEvents']);

test.each([{}, { keyword: ' ' }, { keyword: 'x'.repeat(201) }, { keyword: 'ice', limit: 51 }])(
  'a search for %j is refused',
  async (query) => {
    expect((await search(query)).status).toBe(400);
  },
);

test('upcoming events come first, the soonest first, then past ones, the latest first', async () => {
  await movePast(await announceIn(1, 'Optics long ago'), 90);
  await announceIn(20, 'Optics next month');
  await movePast(await announceIn(1, 'Optics last week'), 8);
  await announceIn(2, 'Optics soon');
  await announceIn(3, 'Something else', { event_description: 'No lenses.' });
  const all = ['Optics soon', 'Optics next month', 'Optics last week', 'Optics long ago'];
  expect(await found('optics')).toEqual(all);
  expect(await found('optics', { limit: 3, offset: 1 })).toEqual(all.slice(1));
  expect(await found('optics', { offset: 4 })).toEqual([]);
});

test('an event of today is upcoming until its day is over', async () => {
  const id = await announceIn(5, 'Optics today');
  await announceIn(2, 'Optics soon');
  await server.deps.db
    .updateTable('events')
    .set({
      starts_at: new Date(server.clock.now().getTime() - 3_600_000),
      day_ends_at: new Date(server.clock.now().getTime() + 3_600_000),
    })
    .where('id', '=', id)
    .execute();
  expect(await found('optics')).toEqual(['Optics today', 'Optics soon']);
});

test('events match by every word and hashtag of their posts, and posts of other kinds do not', async () => {
  await announceIn(2, 'Lenses', { content: 'Tea for all #CampusLife' });
  await callAs(server, author, calls.createTextPost, { body: { content: 'Lenses #CampusLife' } });
  expect(await found('lens tea')).toEqual(['Lenses']);
  expect(await found('#campuslife')).toEqual(['Lenses']);
  expect(await found('lenses coffee')).toEqual([]);
  expect(await found('!?')).toEqual([]);
});

test('the matched words are returned as written in the events', async () => {
  await announceIn(2, 'Polar lights', { event_description: 'A light evening.' });
  const { response } = await search({ keyword: 'light' });
  expect([...response.matched_words].sort()).toEqual(['light', 'lights']);
});

test('a rare word finds an event beyond the nearest thousand', async () => {
  const entries = Array.from({ length: 1_005 }, (_, i) => {
    const starts_at = new Date(server.clock.now().getTime() + (i + 1) * 3_600_000);
    const [event_date = '', time = ''] = starts_at.toISOString().split('T');
    const day_ends_at = new Date(starts_at.getTime() + DAY_MS);
    return { event_date, event_time: time.slice(0, 8), timezone: 'UTC', starts_at, day_ends_at };
  });
  await insertCalendar(server.deps.db, author.id, entries);
  await announceIn(400, 'Zymurgy');
  expect(await found('zymurgy')).toEqual(['Zymurgy']);
});

test('events of people hidden from the reader are not found, near or by their words', async () => {
  await announceIn(2, 'Optics hidden');
  await callAs(server, reader, calls.block, { body: { user_id: author.id } });
  expect(await found('optics')).toEqual([]);
  await callAs(server, reader, calls.unblock, { params: { user_id: author.id } });
  expect(await found('optics')).toEqual(['Optics hidden']);
});
