import sharp from 'sharp';
import { calls } from '#contract/calls/index';
import type { Post } from '#contract/entities/post';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { announce, eventBody } from '../testing/announce';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
});
afterAll(() => server.close());
afterEach(() => server.deps.db.deleteFrom('posts').execute());

const create = (fields: Record<string, unknown>) =>
  callAs(server, nusrat, calls.createEventPost, { body: { ...eventBody, ...fields } });
const edit = (user: TestUser, id: number, body: Record<string, unknown>) =>
  callAs(server, user, calls.updateEventPost, { params: { id }, body });
const rowOf = (postId: number) =>
  server.deps.db
    .selectFrom('events')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .selectAll('events')
    .select(['attached_text', 'edited_at'])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();

testRefusals(() => server, ['createEventPost', 'updateEventPost']);

test.each([
  ['event_title', undefined],
  ['event_title', '  '],
  ['event_title', 'x'.repeat(201)],
  ['event_description', undefined],
  ['event_description', ''],
  ['event_date', undefined],
  ['event_date', '5 March'],
  ['event_date', '2025-02-30'],
  ['event_date', '2025-13-01'],
  ['event_date', '1969-12-31'],
  ['event_date', '2201-01-01'],
  ['event_time', undefined],
  ['event_time', '24:00'],
  ['event_time', '10:60'],
  ['user_timezone', 'Asia/Atlantis'],
  ['user_timezone', '+06:00'],
  ['location', 'x'.repeat(301)],
])(
  'an event whose %s is %j is refused with its field, and nothing is stored',
  async (field, value) => {
    const { [field as keyof typeof eventBody]: _, ...others } = eventBody;
    const body = { ...others, ...(value !== undefined && { [field]: value }) };
    const { status, problem } = await callAs(server, nusrat, calls.createEventPost, { body });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(await server.deps.db.selectFrom('posts').select('id').execute()).toEqual([]);
  },
);

test('an event is returned as a post, with its time in the given zone', async () => {
  const { status, response } = await create({
    user_timezone: 'America/New_York',
    event_date: '2025-03-05',
    content: 'Come! #Physics',
  });
  expect(status).toBe(201);
  expect(response).toMatchObject({
    post_type: 'event',
    content: 'Come! #Physics',
    hashtags: ['physics', 'optics'],
    event: {
      title: 'Optics evening',
      description: 'Lenses, and tea. #Optics',
      event_date: '2025-03-05',
      event_time: '18:30',
      location: 'Curzon Hall',
      event_datetime: '2025-03-05T23:30:00.000Z',
      timezone: 'America/New_York',
      image_url: null,
      going: 0,
      interested: 0,
      my_rsvp: null,
    },
  });
});

test.each([undefined, '', ' '])('without a zone (%j) the time is in Dhaka’s', async (zone) => {
  const { response } = await create(zone === undefined ? {} : { user_timezone: zone });
  expect(response.event).toMatchObject({
    event_datetime: '2199-03-05T12:30:00.000Z',
    timezone: 'Asia/Dhaka',
  });
});

test('an event needs neither place nor text, and is found by its words', async () => {
  const { response } = await create({ location: ' ' });
  expect(response).toMatchObject({ content: '', event: { location: null } });
  const { attached_text } = await rowOf(response.id);
  expect(attached_text).toBe('Optics evening\nLenses, and tea. #Optics');
});

test('a time skipped by a clock change moves forward, and the day ends where the next begins', async () => {
  const { response } = await create({
    user_timezone: 'Asia/Beirut',
    event_date: '2025-03-30',
    event_time: '00:30',
  });
  expect(response.event?.event_datetime).toBe('2025-03-29T22:30:00.000Z');
  expect((await rowOf(response.id)).day_ends_at).toEqual(new Date('2025-03-30T21:00:00Z'));
});

test('connections of the author are notified of a new event', async () => {
  const author = await createVerifiedUser(server);
  await connectUsers(server, author, tanvir);
  const { id } = await announce(server, author);
  const told = await callAs(server, tanvir, calls.listNotifications);
  expect(told.response).toMatchObject([{ type: 'new_post', post_id: id }]);
});

async function send(method: 'POST' | 'PUT', path: string, bytes: Uint8Array, body = {}) {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(body)) multipart.append(name, String(value));
  multipart.append('event_image', new Blob([new Uint8Array(bytes)]), 'poster.png');
  return server.api<Post>(method, path, { token: nusrat.token, multipart });
}
const poster = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const storedNames = async () =>
  (await server.deps.db.selectFrom('files').select('name').execute()).map(({ name }) => name);

test('a picture is stored with its event, and replacing it removes its files', async () => {
  const made = await send('POST', '/posts/create_event_post', await poster(400), eventBody);
  expect(made.status).toBe(201);
  const first = made.body.event?.image_url ?? '';
  expect((await server.app.inject(first)).statusCode).toBe(200);
  const before = await storedNames();
  const path = `/posts/update_event_post/${made.body.id}`;
  const edited = await send('PUT', path, await poster(500));
  const second = edited.body.event?.image_url ?? '';
  expect(second).not.toBe(first);
  expect((await server.app.inject(second)).statusCode).toBe(200);
  expect((await server.app.inject(first)).statusCode).toBe(404);
  expect((await storedNames()).filter((name) => before.includes(name))).toEqual([]);
  expect(edited.body.edited_at).not.toBeNull();
  expect((await rowOf(made.body.id)).revision).toBe(0);
});

test('a file that is no picture is refused, and neither event nor file is stored', async () => {
  const before = await storedNames();
  const { status } = await send(
    'POST',
    '/posts/create_event_post',
    Buffer.from('%PDF-1.7 no picture'),
    eventBody,
  );
  expect(status).toBe(415);
  expect(await storedNames()).toEqual(before);
  expect(await server.deps.db.selectFrom('events').select('id').execute()).toEqual([]);
});

test('an edit of another’s event is a 403, of another kind a 409, of a missing one a 404', async () => {
  const { id } = await announce(server, nusrat);
  const note = await callAs(server, nusrat, calls.createTextPost, { body: { content: 'hello' } });
  expect((await edit(tanvir, id, { event_title: 'Mine' })).status).toBe(403);
  expect((await edit(nusrat, note.response.id, { event_title: 'Mine' })).status).toBe(409);
  expect((await edit(nusrat, 999_999, { event_title: 'Mine' })).status).toBe(404);
  expect((await rowOf(id)).title).toBe('Optics evening');
});

test.each([
  [{ event_title: ' ' }, 'event_title'],
  [{ event_date: '2025-02-30' }, 'event_date'],
  [{ event_time: '25:00' }, 'event_time'],
  [{ user_timezone: 'Nowhere' }, 'user_timezone'],
])('an edit to %j is refused with its field', async (body, field) => {
  const { id } = await announce(server, nusrat);
  const { status, problem } = await edit(nusrat, id, body);
  expect(status).toBe(400);
  expect(Object.keys(problem.errors ?? {})).toEqual([field]);
});

test('fields omitted from an edit stay; each change counts one revision', async () => {
  const { id } = await announce(server, nusrat, { user_timezone: 'Europe/London', content: 'a' });
  const edits: [Record<string, string>, Record<string, unknown>][] = [
    [{ event_title: 'Colours' }, { title: 'Colours', revision: 1 }],
    [{ event_description: 'Prisms. #Light' }, { description: 'Prisms. #Light', revision: 2 }],
    [{ location: '' }, { location: null, revision: 3 }],
    [{ event_time: '19:00' }, { event_time: '19:00:00', revision: 4 }],
    [{ event_date: '2199-07-05' }, { starts_at: new Date('2199-07-05T18:00:00Z'), revision: 5 }],
    [{ user_timezone: 'UTC' }, { starts_at: new Date('2199-07-05T19:00:00Z'), revision: 6 }],
  ];
  for (const [body, expected] of edits) {
    expect((await edit(nusrat, id, body)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ ...expected, title: 'Colours' });
  }
  const { response } = await callAs(server, nusrat, calls.readPost, { params: { id } });
  expect(response).toMatchObject({ content: 'a', hashtags: ['light'] });
  expect((await rowOf(id)).attached_text).toBe('Colours\nPrisms. #Light');
});

test('an edit without changes is ignored, and one of the text alone is no revision', async () => {
  const { id } = await announce(server, nusrat);
  await edit(nusrat, id, eventBody);
  expect(await rowOf(id)).toMatchObject({ revision: 0, edited_at: null });
  const { response } = await edit(nusrat, id, { content: 'Bring #tea' });
  expect(response).toMatchObject({ content: 'Bring #tea', hashtags: ['tea', 'optics'] });
  expect(response.edited_at).not.toBeNull();
  expect((await rowOf(id)).revision).toBe(0);
});

test('the zone’s name of today is no change of an event that has a former one', async () => {
  const { response } = await create({ user_timezone: 'Asia/Katmandu' });
  await edit(nusrat, response.id, { ...eventBody, user_timezone: 'Asia/Kathmandu' });
  expect(await rowOf(response.id)).toMatchObject({ revision: 0, edited_at: null });
  await edit(nusrat, response.id, { ...eventBody, user_timezone: 'Asia/Kolkata' });
  expect((await rowOf(response.id)).revision).toBe(1);
});

test('attendees are notified of a change of time or place, once each, and of no other change', async () => {
  const { id, event } = await announce(server, nusrat);
  const going = await createVerifiedUser(server);
  const curious = await createVerifiedUser(server);
  const responses: [TestUser, string][] = [
    [nusrat, 'going'],
    [going, 'going'],
    [curious, 'interested'],
  ];
  for (const [user, status] of responses) {
    await callAs(server, user, calls.setRsvp, { params: { id: event.id }, body: { status } });
  }
  const toUser = jest.spyOn(server.deps.publish, 'toUser').mockResolvedValue();
  const told = async (body: Record<string, string>) => {
    toUser.mockClear();
    await edit(nusrat, id, body);
    return toUser.mock.calls;
  };
  const news = { type: 'notification', notification: { type: 'event_changed', post_id: id } };
  expect(await told({ event_title: 'Colours', event_description: 'New', content: 'x' })).toEqual(
    [],
  );
  expect(await told({ location: 'Library' })).toMatchObject([[going.id, news]]);
  expect(await told({ location: 'Library' })).toEqual([]);
  expect(await told({ event_time: '20:00' })).toMatchObject([[going.id, news]]);
  expect(await told({ user_timezone: 'UTC' })).toMatchObject([[going.id, news]]);
  const kept = await callAs(server, going, calls.listNotifications);
  expect(kept.response.map(({ type }) => type)).toEqual(Array(3).fill('event_changed'));
  const times = ['2199-03-05T20:00:00.000Z', '2199-03-05T14:00:00.000Z'];
  expect(kept.response.slice(0, 2)).toMatchObject([
    { title: 'Colours', event_datetime: times[0], timezone: 'UTC' },
    { title: 'Colours', event_datetime: times[1], timezone: 'Asia/Dhaka' },
  ]);
});

test('concurrent edits are all counted, and the last one is stored completely', async () => {
  const { id } = await announce(server, nusrat);
  const titles = Array.from({ length: 20 }, (_, i) => `Title ${i}`);
  const edits = titles.map((title) =>
    edit(nusrat, id, { event_title: title, event_description: `About ${title}` }),
  );
  for (const { status } of await Promise.all(edits)) expect(status).toBe(200);
  const { title, description, revision } = await rowOf(id);
  expect(revision).toBe(20);
  expect(description).toBe(`About ${title}`);
});
