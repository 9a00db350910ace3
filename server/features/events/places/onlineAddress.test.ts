import { calls } from '#contract/calls/index';
import type { Event } from '#contract/entities/event';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { announce, announceIn, eventBody } from '../testing/announce';

const MINUTE_MS = 60_000;
const address = { online_url: 'https://meet.example/optics', join_note: 'Room code 12.' };
let server: TestServer;
let host: TestUser;
let guest: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  host = await createVerifiedUser(server);
  guest = await createVerifiedUser(server);
});
afterAll(() => server.close());
afterEach(() => server.deps.db.deleteFrom('posts').execute());

/** The address as a reader sees it: in the event, in its post, and in the feed. */
async function seen(reader: TestUser, { id, eventId }: { id: number; eventId: number }) {
  const event = await callAs(server, reader, calls.listEvents, { query: { event_id: eventId } });
  const post = await callAs(server, reader, calls.readPost, { params: { id } });
  const feed = await callAs(server, reader, calls.listPosts, { query: {} });
  const all = [event.response as Event, post.response.event, feed.response.posts[0]?.event];
  const parts = all.map((part) => ({
    online_url: part?.online_url,
    join_note: part?.join_note,
    is_online: part?.is_online,
  }));
  expect(parts).toEqual([parts[0], parts[0], parts[0]]);
  return parts[0];
}

test('the address is for the organiser, and for people who are going from 30 minutes before', async () => {
  const { id, event } = await announceIn(server, host, 60 * MINUTE_MS, address);
  const ids = { id, eventId: event.id };
  const rsvp = (status: string) =>
    callAs(server, guest, calls.setRsvp, { params: { id: event.id }, body: { status } });
  const nothing = { online_url: null, join_note: null, is_online: true };
  const early = { ...nothing, join_note: address.join_note };
  const everything = { ...address, is_online: true };
  expect(event).toMatchObject(address);
  expect(await seen(host, ids)).toEqual(everything);
  expect(await seen(guest, ids)).toEqual(nothing);
  await rsvp('going');
  expect(await seen(guest, ids)).toEqual(early);
  server.clock.advance(29 * MINUTE_MS);
  expect(await seen(guest, ids)).toEqual(early);
  server.clock.advance(MINUTE_MS);
  expect(await seen(guest, ids)).toEqual(everything);
  await rsvp('interested');
  expect(await seen(guest, ids)).toEqual(nothing);
});

test('neither a shared link nor a calendar file contains the address', async () => {
  const { id, event } = await announce(server, host, address);
  const { response } = await callAs(server, host, calls.sharePost, {
    params: { post_id: id },
    body: {},
  });
  const token = response.share_link.split('/').at(-1) ?? '';
  const shared = await server.api('GET', `/interactions/share/${token}`);
  const file = await server.api('GET', `/calendar/event/${event.id}`, { token: host.token });
  for (const { status, body } of [shared, file]) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/meet\.example|Room code/);
  }
});

test.each([
  ['online_url', 'http://meet.example'],
  ['online_url', 'meet.example'],
  ['online_url', 'javascript:alert(1)'],
  ['online_url', 'https://me:secret@meet.example'],
  ['online_url', `https://meet.example/${'x'.repeat(480)}`],
  ['join_note', 'x'.repeat(501)],
  ['capacity', '0'],
  ['capacity', '-1'],
  ['capacity', '1.5'],
  ['capacity', 'many'],
  ['capacity', '100001'],
  ['capacity', '9'.repeat(17)],
])('an event whose %s is %j is refused with its field, also by an edit', async (field, value) => {
  const body = { ...eventBody, [field]: value };
  const { id } = await announce(server, host);
  for (const called of [
    await callAs(server, host, calls.createEventPost, { body }),
    await callAs(server, host, calls.updateEventPost, { params: { id }, body }),
  ])
    expect([called.status, Object.keys(called.problem.errors ?? {})]).toEqual([400, [field]]);
});

test('what an edit omits stays, an empty text removes, and a new address notifies like a new place', async () => {
  const { id, event } = await announce(server, host, { ...address, capacity: '100000' });
  await callAs(server, guest, calls.setRsvp, {
    params: { id: event.id },
    body: { status: 'going' },
  });
  const edit = async (body: Record<string, string>) =>
    (await callAs(server, host, calls.updateEventPost, { params: { id }, body })).response.event;
  const told = async () =>
    (await callAs(server, guest, calls.listNotifications)).response.filter(
      ({ type, post_id }) => type === 'event_changed' && post_id === id,
    ).length;
  expect(await edit({ event_title: 'Colours' })).toMatchObject({ ...address, capacity: 100_000 });
  expect(await edit({ join_note: ' ', capacity: '3' })).toMatchObject({
    ...address,
    join_note: null,
    capacity: 3,
  });
  expect(await told()).toBe(0);
  expect(await edit({ online_url: '' })).toMatchObject({ online_url: null, is_online: false });
  expect(await told()).toBe(1);
});
