import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

const EVENT = {
  event_title: 'Open lab',
  event_description: 'Lenses, and tea.',
  event_date: '2199-03-05',
  event_time: '18:00',
  location: 'Room 1',
};
let server: TestServer;
let host: TestUser;
let guest: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [host, guest] = await Promise.all([server.person(), server.person()]);
});

/** Creates an event to which the guest is going; returns the ids of its post and of itself. */
async function announce() {
  const { response } = await callAs(server, host, calls.createEventPost, { body: EVENT });
  const eventId = response.event?.id ?? 0;
  await callAs(server, guest, calls.setRsvp, {
    params: { id: eventId },
    body: { status: 'going' },
  });
  return { postId: response.id, eventId };
}
const edit = (postId: number, body: Record<string, string>) =>
  callAs(server, host, calls.updateEventPost, { params: { id: postId }, body });
const newest = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response[0];

test('a changed event says what changed: its start, its place, or both', async () => {
  const { postId, eventId } = await announce();
  const [at18, at19] = ['2199-03-05T12:00:00.000Z', '2199-03-05T13:00:00.000Z'];
  const about = { type: 'event_changed', post_id: postId, title: 'Open lab', event_id: eventId };
  await edit(postId, { event_time: '19:00' });
  expect(await newest(guest)).toMatchObject({
    ...about,
    event_datetime: at19,
    timezone: 'Asia/Dhaka',
  });
  expect((await newest(guest))?.change).toEqual({ when: [at18, at19] });
  await edit(postId, { location: 'Room 2' });
  expect((await newest(guest))?.change).toEqual({ where: ['Room 1', 'Room 2'] });
  await edit(postId, { location: '', event_time: '18:00' });
  expect((await newest(guest))?.change).toEqual({ when: [at19, at18], where: ['Room 2', ''] });
});

test('the longest titles and places fit into the details', async () => {
  const { postId } = await announce();
  await edit(postId, { event_title: '🔭'.repeat(200), location: '🏛'.repeat(300) });
  await edit(postId, { location: '🏫'.repeat(300), event_time: '19:00' });
  const { title, change } = (await newest(guest)) ?? {};
  expect(title).toBe(`${'🔭'.repeat(79)}…`);
  expect(change?.where).toEqual([`${'🏛'.repeat(79)}…`, `${'🏫'.repeat(79)}…`]);
});

test('a cancelled event is named with its start', async () => {
  const { postId, eventId } = await announce();
  await callAs(server, host, calls.deletePost, { params: { id: postId } });
  expect(await newest(guest)).toMatchObject({
    type: 'event_cancelled',
    post_id: null,
    title: 'Open lab',
    event_id: eventId,
    event_datetime: '2199-03-05T12:00:00.000Z',
    timezone: 'Asia/Dhaka',
  });
});

test('a request to collaborate and its answer name the work', async () => {
  const work = { title: 'Attention sinks', research_field: 'NLP', details: 'Why they form.' };
  const ask = async () => {
    const { response } = await callAs(server, host, calls.postResearch, { body: work });
    await callAs(server, guest, calls.requestCollaboration, {
      params: { id: response.id },
      body: {},
    });
    const pending = await callAs(server, host, calls.listCollaborationRequests);
    return { params: { id: pending.response[0]?.id ?? 0 } };
  };
  const named = { post_id: null, work_title: 'Attention sinks' };
  const first = await ask();
  expect(await newest(host)).toMatchObject({ type: 'collaboration_request', ...named });
  await callAs(server, host, calls.acceptCollaboration, first);
  expect(await newest(guest)).toMatchObject({ type: 'collaboration_accepted', ...named });
  await callAs(server, host, calls.declineCollaboration, await ask());
  expect(await newest(guest)).toMatchObject({ type: 'collaboration_declined', ...named });
  expect(await newest(guest)).not.toHaveProperty('title');
});
