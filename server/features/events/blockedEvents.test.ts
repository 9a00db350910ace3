import { calls } from '#contract/calls/index';
import type { Event } from '#contract/entities/event';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { announceIn } from './testing/announce';

const DAY_MS = 86_400_000;
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let rafi: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('posts').execute();
  [nusrat, tanvir, rafi] = await Promise.all([
    createVerifiedUser(server),
    createVerifiedUser(server),
    createVerifiedUser(server),
  ]);
});

const block = () => callAs(server, nusrat, calls.block, { body: { user_id: tanvir.id } });
const unblock = () => callAs(server, nusrat, calls.unblock, { params: { user_id: tanvir.id } });
const sendRsvp = (user: TestUser, id: number, status: 'going' | 'interested') =>
  callAs(server, user, calls.setRsvp, { params: { id }, body: { status } });
const attendees = (user: TestUser, id: number) =>
  callAs(server, user, calls.listAttendees, { params: { id } });

/** The ids of the events that each list shows a reader. */
async function seenBy(reader: TestUser, ids: readonly number[]) {
  const listed = await callAs(server, reader, calls.listEvents, { query: {} });
  const groups = await callAs(server, reader, calls.groupEventsByTime);
  const query = { event_ids: ids.join(',') };
  const byIds = await callAs(server, reader, calls.listEventsByIds, { query });
  return [
    (listed.response as Event[]).map(({ id }) => id),
    groups.response.within_7_days,
    byIds.response.map(({ id }) => id),
  ];
}

const bothWays = [
  ['who blocked', () => [nusrat, tanvir] as const],
  ['who was blocked', () => [tanvir, nusrat] as const],
] as const;

test.each(bothWays)('to the one %s, the events of the other do not exist', async (_, pair) => {
  const [reader, author] = pair();
  const theirs = (await announceIn(server, author, 2 * DAY_MS)).event.id;
  const another = (await announceIn(server, rafi, 3 * DAY_MS)).event.id;
  const all = [theirs, another];
  expect(await seenBy(reader, all)).toEqual([all, all, all]);
  await block();
  expect(await seenBy(reader, all)).toEqual([[another], [another], [another]]);
  expect(await seenBy(rafi, all)).toEqual([all, all, all]);
  const one = await callAs(server, reader, calls.listEvents, { query: { event_id: theirs } });
  const said = await sendRsvp(reader, theirs, 'going');
  expect([one.status, said.status, (await attendees(reader, theirs)).status]).toEqual([
    404, 404, 404,
  ]);
  await unblock();
  expect(await seenBy(reader, all)).toEqual([all, all, all]);
});

test('a page without the events of a hidden person is as full as any', async () => {
  for (let i = 0; i < 3; i += 1) await announceIn(server, tanvir, DAY_MS);
  const shown = [];
  for (let i = 0; i < 2; i += 1) shown.push((await announceIn(server, rafi, 2 * DAY_MS)).event.id);
  await block();
  const { response: page } = await callAs(server, nusrat, calls.listEvents, {
    query: { limit: 2 },
  });
  expect((page as Event[]).map(({ id }) => id)).toEqual(shown);
});

test.each(bothWays)('the one %s does not see the other among the attendees', async (_, pair) => {
  const [reader, other] = pair();
  const { id } = (await announceIn(server, rafi, DAY_MS)).event;
  await sendRsvp(reader, id, 'going');
  await sendRsvp(other, id, 'interested');
  await block();
  const names = async (user: TestUser) =>
    (await attendees(user, id)).response.map(({ user_id }) => user_id);
  expect(await names(reader)).toEqual([reader.id]);
  expect(await names(rafi)).toEqual([reader.id, other.id]);
});

test('an RSVP from before a block can be withdrawn after it', async () => {
  const { id } = (await announceIn(server, tanvir, DAY_MS)).event;
  await sendRsvp(nusrat, id, 'going');
  await block();
  expect((await callAs(server, nusrat, calls.deleteRsvp, { params: { id } })).status).toBe(204);
  const { response: counts } = await callAs(server, tanvir, calls.readRsvpCounts, {
    query: { event_id: id },
  });
  expect(counts).toEqual({ going: 0, interested: 0 });
});
