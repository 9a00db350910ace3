import { sql } from 'kysely';
import { pino } from 'pino';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { announceIn, sendRsvp } from './testing/attend';
import { createFeed, fetchFeed, readFeed } from './testing/feeds';
import { readCalendar } from './testing/readCalendar';

const DAY_MS = 86_400_000;
const ADDRESS = /^(http:\/\/[^/]+)\/api\/calendar\/feed\/([\w-]{43})\.ics$/;
const logged: string[] = [];
let server: TestServer;
let host: TestUser;
let guest: TestUser;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  server = await createTestServer({ log });
  host = await createVerifiedUser(server);
});
beforeEach(async () => {
  guest = await createVerifiedUser(server);
});
afterAll(() => server.close());

const statusOf = async (feedUrl: string) => (await fetchFeed(server, feedUrl)).statusCode;
const state = async () => (await callAs(server, guest, calls.readCalendarFeedState)).response;
const remove = () => callAs(server, guest, calls.deleteCalendarFeed);

testRefusals(() => server, ['readCalendarFeedState', 'createCalendarFeed', 'deleteCalendarFeed']);

test('an address is created, known by its date, and revoked', async () => {
  expect(await state()).toEqual({ created_at: null });
  const before = server.clock.now().getTime();
  const url = await createFeed(server, guest);
  expect(Date.parse((await state()).created_at ?? '')).toBeGreaterThanOrEqual(before);
  expect(await statusOf(url)).toBe(200);
  expect((await remove()).status).toBe(204);
  expect([await state(), await statusOf(url)]).toEqual([{ created_at: null }, 404]);
  expect((await remove()).status).toBe(204);
});

test('a new address differs from the old one and replaces it', async () => {
  const first = await createFeed(server, guest);
  const second = await createFeed(server, guest);
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
});

test('the address works with and without its extension, and no other address does', async () => {
  const url = await createFeed(server, guest);
  const token = ADDRESS.exec(url)?.[2] ?? '';
  const other = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
  const statuses = [];
  for (const end of [token, `${token}.ics`, `${token}.txt`, other, token.slice(1), 'x', '.ics']) {
    statuses.push(await statusOf(`https://quad.example/api/calendar/feed/${end}`));
  }
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404, 404]);
});

test('an unknown address, a revoked one and that of a disabled account get the same response', async () => {
  const url = await createFeed(server, guest);
  const unknown = await fetchFeed(server, 'https://quad.example/api/calendar/feed/unknown');
  await server.deps.db
    .updateTable('users')
    .set({ disabled_at: server.clock.now() })
    .where('id', '=', guest.id)
    .execute();
  const disabled = await fetchFeed(server, url);
  expect([disabled.statusCode, disabled.body]).toEqual([404, unknown.body]);
  expect(unknown.json()).toEqual({ detail: 'There is no calendar at this address.' });
});

test('it contains the events its owner is going to or interested in, and nothing else', async () => {
  const own = await announceIn(server, host, 2 * DAY_MS, { event_title: 'Going' });
  const maybe = await announceIn(server, host, DAY_MS, { event_title: 'Maybe' });
  const left = await announceIn(server, host, DAY_MS, { event_title: 'Left' });
  const others = await announceIn(server, host, DAY_MS, { event_title: 'Others’' });
  const recent = await announceIn(server, host, -89 * DAY_MS, { event_title: 'Recent' });
  const old = await announceIn(server, host, -91 * DAY_MS, { event_title: 'Old' });
  for (const event of [own, left, recent, old]) await sendRsvp(server, guest, event, 'going');
  await sendRsvp(server, guest, maybe, 'interested');
  await sendRsvp(server, guest, left, null);
  await sendRsvp(server, host, others, 'going');
  const { entries, about } = await readFeed(server, await createFeed(server, guest));
  expect(about('x-wr-calname')).toBe('Quad events');
  expect(entries.map(({ summary, status }) => [summary, status])).toEqual([
    ['Recent', 'CONFIRMED'],
    ['Maybe', 'TENTATIVE'],
    ['Going', 'CONFIRMED'],
  ]);
  expect(entries[2]?.start).toEqual(own.startsAt);
});

test('it contains at most five hundred events', async () => {
  await sql`
    WITH made AS (
      INSERT INTO posts (user_id, post_type, content)
      SELECT ${host.id}::bigint, 'event', '' FROM generate_series(1, 510) RETURNING id
    ), announced AS (
      INSERT INTO events (post_id, title, description, event_date, event_time, timezone, starts_at, day_ends_at)
      SELECT id, 'Talk', 'About', '2199-03-05', '18:30', 'Asia/Dhaka',
        '2199-03-05T12:30:00Z', '2199-03-05T18:00:00Z' FROM made RETURNING id
    )
    INSERT INTO event_rsvps (event_id, user_id, status)
    SELECT id, ${guest.id}::bigint, 'going' FROM announced
  `.execute(server.deps.db);
  const { entries } = await readFeed(server, await createFeed(server, guest));
  expect(entries).toHaveLength(500);
});

test('it is private to its owner’s program, and is not sent again while unchanged', async () => {
  const event = await announceIn(server, host, DAY_MS);
  await sendRsvp(server, guest, event, 'interested');
  const url = await createFeed(server, guest);
  const { headers } = await fetchFeed(server, url);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const etag = headers.etag ?? '';
  const ask = async (tag: string) => {
    const response = await fetchFeed(server, url, { 'if-none-match': tag });
    return [response.statusCode, response.body === '', response.headers.etag === etag];
  };
  expect(await ask(etag)).toEqual([304, true, true]);
  expect(await ask(`"a", W/${etag}`)).toEqual([304, true, true]);
  expect(await ask('"a"')).toEqual([200, false, true]);
  await sendRsvp(server, guest, event, 'going');
  expect(await ask(etag)).toEqual([200, false, false]);
});

test('it is sent again when the host of one of its events chose another name', async () => {
  const host = await createVerifiedUser(server);
  await sendRsvp(server, guest, await announceIn(server, host, DAY_MS), 'going');
  const url = await createFeed(server, guest);
  const { etag = '' } = (await fetchFeed(server, url)).headers;
  await callAs(server, host, calls.changeDetails, { body: { display_name: 'Nusrat Jahan' } });
  const { statusCode, body } = await fetchFeed(server, url, { 'if-none-match': etag });
  expect(statusCode).toBe(200);
  expect(readCalendar(body).entries[0]?.description).toContain(
    `Hosted by Nusrat Jahan (@${host.username})`,
  );
});

test('without PUBLIC_URL, an address and its links have the host at which Quad was opened', async () => {
  const headers = { host: '192.168.1.5:3000' };
  const { token } = guest;
  const { body } = await server.api<{ feed_url: string }>('POST', '/calendar/feed', {
    token,
    headers,
  });
  expect(ADDRESS.exec(body.feed_url)?.[1]).toBe('http://192.168.1.5:3000');
  const event = await announceIn(server, host, DAY_MS);
  await sendRsvp(server, guest, event, 'going');
  const feed = await fetchFeed(server, body.feed_url, headers);
  const [entry] = readCalendar(feed.body).entries;
  expect(entry?.description).toContain(`http://192.168.1.5:3000/dashboard/events/${event.eventId}`);
  expect(entry?.uid).toBe(`event-${event.eventId}@${new URL(server.deps.config.publicUrl).host}`);
});

test('the secret of an address is neither in the database nor in the log', async () => {
  const ask = () =>
    server.api<{ feed_url: string }>('POST', '/calendar/feed', {
      token: guest.token,
      headers: { 'idempotency-key': 'once' },
    });
  const made = await ask();
  const again = await ask();
  // A repeated request gets the same working address, although it is not stored in readable form.
  expect([made.status, again.status, again.body]).toEqual([201, 201, made.body]);
  expect(await statusOf(made.body.feed_url)).toBe(200);
  const token = ADDRESS.exec(made.body.feed_url)?.[2] ?? '';
  const { rows } = await sql<{ row: string }>`
    SELECT t::text AS row FROM calendar_feeds AS t
    UNION ALL SELECT t::text FROM idempotency_keys AS t
  `.execute(server.deps.db);
  const kept = rows.map(({ row }) => row).join('\n');
  expect(kept).toContain('POST /api/calendar/feed');
  const bytes = Buffer.from(token, 'base64url');
  const log = logged.join('\n');
  expect(log).toContain('/api/calendar/feed/:token');
  for (const secret of [token, bytes.toString('hex'), bytes.toString('base64')]) {
    expect(kept).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
});
