import { calls } from '#contract/calls/index';
import type { SharedPost } from '#contract/entities/post';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { PDF } from '#server/testing/files/documents';
import { plainPicture } from '#server/testing/files/pictures';
import { MP4_VIDEO } from '#server/testing/files/videos';
import { sendFiles } from '#server/testing/sendFiles';
import { setDisabled } from '#domain/people';

let server: TestServer;
let author: TestUser;
let sharer: TestUser;
let picture: Buffer;

beforeAll(async () => {
  server = await createTestServer();
  picture = await plainPicture(900, 600).png().toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, sharer] = [await server.person(), await server.person()];
});

const load = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
const statuses = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await load(url)).statusCode));

async function share(postId: number): Promise<SharedPost> {
  const { response } = await callAs(server, sharer, calls.sharePost, {
    params: { post_id: postId },
    body: {},
  });
  const token = response.share_link.replace(/^.*\//, '');
  return (await callAs(server, null, calls.readSharedPost, { params: { token } })).response;
}

/** All addresses of files and of the event in a shared post. */
const addressesOf = ({ media = [], documents = [], event, calendar_url }: SharedPost) =>
  [
    ...media.flatMap(({ url, thumbnails = [] }) => [url, ...thumbnails.map((each) => each.url)]),
    ...documents.map(({ url }) => url),
    event?.image_url ?? '',
    calendar_url ?? '',
  ].filter((url) => url !== '');

const postMedia = async () => {
  const { response } = await sendFiles(server, author, calls.createMediaPost, {
    files: [
      ['one.png', picture],
      ['two.png', picture],
      ['clip.mp4', MP4_VIDEO],
    ],
    texts: { content: 'Our new lab', media_alt: ['A bench', 'A door', ''] },
  });
  return response;
};
const postDocument = async () =>
  (
    await sendFiles(server, author, calls.createDocumentPost, {
      files: [['seminar notes.pdf', PDF]],
      texts: { content: 'What we read' },
    })
  ).response;
const postEvent = async () =>
  (
    await sendFiles(server, author, calls.createEventPost, {
      files: [['poster.png', picture]],
      texts: {
        event_title: 'Open lab afternoon',
        event_description: 'Tea and cake.',
        event_date: '2199-11-28',
        event_time: '15:30',
        user_timezone: 'Asia/Dhaka',
        location: 'Curzon Hall',
      },
    })
  ).response;

test('all pictures and videos of a shared post are read without a token', async () => {
  const made = await postMedia();
  const shared = await share(made.id);
  expect(shared.media?.map(({ kind, alt, width }) => [kind, alt, width])).toEqual([
    ['image', 'A bench', 900],
    ['image', 'A door', 900],
    ['video', '', made.media?.[2]?.width],
  ]);
  expect(shared.media_url).toBe(shared.media?.[0]?.url);
  const urls = addressesOf(shared);
  expect(urls.length).toBeGreaterThan(5);
  expect(new Set(await statuses(urls))).toEqual(new Set([200]));
  const [first] = urls;
  const { headers } = await load(first ?? '');
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining('sandbox') as unknown,
  });
  const part = await load(shared.media?.[2]?.url ?? '', { range: 'bytes=0-9' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
});

test('the addresses of shared files do not reveal their public names', async () => {
  const made = await postMedia();
  const names = (made.media ?? []).map(({ url }) => url.replace('/api/files/', ''));
  const told = JSON.stringify(await share(made.id));
  expect(names.filter((name) => told.includes(name))).toEqual([]);
  expect(told).not.toContain('/api/files/');
});

test('a shared document has its name, its size and its bytes', async () => {
  const { documents = [] } = await share((await postDocument()).id);
  expect(documents).toEqual([
    {
      url: expect.stringMatching(/^\/api\/interactions\/share\/[\w-]{22}\/files\/\d+$/) as string,
      name: 'seminar notes.pdf',
      size: PDF.length,
      type: 'application/pdf',
    },
  ]);
  const { rawPayload, headers } = await load(documents[0]?.url ?? '');
  expect(rawPayload.equals(PDF)).toBe(true);
  expect(headers['content-disposition']).toMatch(/^inline;.*seminar notes\.pdf/);
});

test('a shared event has date, time, zone, place, picture and a calendar file, but no attendees', async () => {
  const made = await postEvent();
  const rsvp = { params: { id: made.event?.id ?? 0 }, body: { status: 'going' } } as const;
  expect((await callAs(server, sharer, calls.setRsvp, rsvp)).status).toBe(200);
  const shared = await share(made.id);
  expect(shared.event).toEqual({
    title: 'Open lab afternoon',
    description: 'Tea and cake.',
    ends_at: null,
    is_online: false,
    event_date: '2199-11-28',
    event_time: '15:30',
    event_datetime: '2199-11-28T09:30:00.000Z',
    timezone: 'Asia/Dhaka',
    location: 'Curzon Hall',
    image_url: shared.media_url,
  });
  expect(await statuses(addressesOf(shared))).toEqual([200, 200]);
  const calendar = await load(shared.calendar_url ?? '');
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.headers['cache-control']).toBe('private, no-store');
  expect(calendar.body).toContain('SUMMARY:Open lab afternoon');
});

test('a link opens the files of its own post only', async () => {
  const [media, documents] = [
    await share((await postMedia()).id),
    await share((await postDocument()).id),
  ];
  const [own = ''] = addressesOf(media);
  const foreign = (documents.documents?.[0]?.url ?? '').replace(/^.*\//, '');
  expect((await load(own.replace(/\d+$/, foreign))).statusCode).toBe(404);
  expect((await load(own.replace(/\/files\/.*$/, '/event.ics'))).statusCode).toBe(404);
  expect((await load(own.replace(/share\/[^/]+/, 'share/unknown'))).statusCode).toBe(404);
  expect((await load(own.replace(/\d+$/, 'one'))).statusCode).toBe(400);
});

const ends: [string, (postId: number) => Promise<unknown>][] = [
  [
    'the sharer stops sharing',
    (post_id) => callAs(server, sharer, calls.unsharePost, { params: { post_id } }),
  ],
  [
    'the author stops all sharing',
    (post_id) => callAs(server, author, calls.unsharePost, { params: { post_id } }),
  ],
  [
    'the author blocks the sharer',
    () => callAs(server, author, calls.block, { body: { user_id: sharer.id } }),
  ],
  [
    'the sharer blocks the author',
    () => callAs(server, sharer, calls.block, { body: { user_id: author.id } }),
  ],
  ['the author is disabled', () => setDisabled(server.deps.db, author.id, server.clock.now())],
  ['the sharer is disabled', () => setDisabled(server.deps.db, sharer.id, server.clock.now())],
  ['the post is deleted', (id) => callAs(server, author, calls.deletePost, { params: { id } })],
  [
    'the author is deleted',
    () => server.deps.db.deleteFrom('users').where('id', '=', author.id).execute(),
  ],
];

test.each(ends)('when %s, everything of the shared post is gone', async (_, end) => {
  for (const post of [postMedia, postDocument, postEvent]) {
    const { id } = await post();
    const urls = addressesOf(await share(id));
    expect(new Set(await statuses(urls))).toEqual(new Set([200]));
    await end(id);
    expect(new Set(await statuses(urls))).toEqual(new Set([404]));
    [author, sharer] = [await server.person(), await server.person()];
  }
});
