import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { announceIn, sendRsvp } from './testing/attend';
import { createFeed, readFeed } from './testing/feeds';

const DAY_MS = 86_400_000;
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
});

const block = () => callAs(server, nusrat, calls.block, { body: { user_id: tanvir.id } });

test.each([
  ['who blocked', () => [nusrat, tanvir] as const],
  ['who was blocked', () => [tanvir, nusrat] as const],
])('the events of the other disappear from the calendar of the one %s', async (_, pair) => {
  const [reader, author] = pair();
  const rafi = await createVerifiedUser(server);
  const theirs = await announceIn(server, author, DAY_MS, { event_title: 'Hidden' });
  const another = await announceIn(server, rafi, 2 * DAY_MS, { event_title: 'Shown' });
  for (const event of [theirs, another]) await sendRsvp(server, reader, event, 'going');
  const url = await createFeed(server, reader);
  const titles = async () => (await readFeed(server, url)).entries.map(({ summary }) => summary);
  const download = async () => {
    const params = { id: theirs.eventId };
    return (await callAs(server, reader, calls.downloadEvent, { params })).status;
  };
  expect([await titles(), await download()]).toEqual([['Hidden', 'Shown'], 200]);
  await block();
  expect([await titles(), await download()]).toEqual([['Shown'], 404]);
  const params = { id: theirs.postId };
  expect((await callAs(server, author, calls.deletePost, { params })).status).toBe(204);
  expect(await titles()).toEqual(['Shown']);
});

test('a block hides events its author cancelled before, and an unblock shows them again', async () => {
  const event = await announceIn(server, tanvir, DAY_MS, { event_title: 'Cancelled' });
  await sendRsvp(server, nusrat, event, 'going');
  const url = await createFeed(server, nusrat);
  const titles = async () => (await readFeed(server, url)).entries.map(({ summary }) => summary);
  await callAs(server, tanvir, calls.deletePost, { params: { id: event.postId } });
  expect(await titles()).toEqual(['Cancelled']);
  await block();
  expect(await titles()).toEqual([]);
  await callAs(server, nusrat, calls.unblock, { params: { user_id: tanvir.id } });
  expect(await titles()).toEqual(['Cancelled']);
});
