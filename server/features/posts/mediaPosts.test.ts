import sharp from 'sharp';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { connectUsers, createVerifiedUser } from '#server/testing/factories';
import type { FormFile } from '#server/testing/files/filesForm';
import { animation, photoWithSecrets, plainPicture } from '#server/testing/files/pictures';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { MP4_VIDEO, WEBM_VIDEO } from '#server/testing/files/videos';
import { sendFiles } from '#server/testing/sendFiles';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { makePostsWorld, type PostsWorld } from './testing/makePostsWorld';

let server: PostsWorld['server'];
let nusrat: PostsWorld['nusrat'];
let tanvir: PostsWorld['tanvir'];
let picture: PostsWorld['picture'];

beforeAll(async () => {
  ({ server, nusrat, tanvir, picture } = await makePostsWorld(900, 600));
});
afterAll(() => server.close());

testRefusals(() => server, ['createMediaPost']);

async function post(
  files: readonly FormFile[],
  texts: Record<string, string | string[]> = {},
  headers: Record<string, string> = {},
) {
  const sent = { files, texts, headers };
  const { status, response } = await sendFiles(server, nusrat, calls.createMediaPost, sent);
  expect(status).toBe(201);
  return response;
}
const load = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

test('pictures and videos are posted together, in their order, each with its size and description', async () => {
  const made = await post(
    [
      ['harvest.png', picture],
      ['clip.mp4', MP4_VIDEO],
      ['moving.gif', await animation('gif')],
      ['clip.webm', WEBM_VIDEO],
    ],
    { content: 'From the #Field', media_alt: ['Rice in the sun', '', 'Three colours'] },
  );
  const thumbnail = (width: number, height: number) => ({
    url: expect.stringMatching(/^\/api\/files\/[\w-]{43}\.webp$/) as string,
    width,
    height,
  });
  expect(made).toMatchObject({
    post_type: 'media',
    content: 'From the #Field',
    hashtags: ['field'],
    edited_at: null,
    documents: [],
    media: [
      {
        kind: 'image',
        width: 900,
        height: 600,
        alt: 'Rice in the sun',
        thumbnails: [thumbnail(320, 213), thumbnail(640, 427)],
      },
      { kind: 'video', width: 64, height: 48, alt: '', thumbnails: [] },
      {
        kind: 'image',
        width: 60,
        height: 40,
        alt: 'Three colours',
        animated: true,
        thumbnails: [thumbnail(60, 40)],
      },
      { kind: 'video', width: 64, height: 48, alt: '' },
    ],
  });
  const [first, ...others] = made.media ?? [];
  expect(made.media_url).toBe(first?.url);
  expect(first?.thumbnail_url).toBe(first?.thumbnails?.[1]?.url);
  expect(others.map(({ url }) => url.split('.').at(-1))).toEqual(['mp4', 'webp', 'webm']);
  const read = await callAs(server, nusrat, calls.readPost, { params: { id: made.id } });
  expect(read.response).toEqual({ ...made, post: made });
  expect(await storedFiles(server)).toEqual(await recordedFiles(server));
});

test('a media post needs no text, and notifies the author’s connections once it is stored', async () => {
  const author = await createVerifiedUser(server);
  await connectUsers(server, author, tanvir);
  const toUser = jest.spyOn(server.deps.publish, 'toUser').mockResolvedValue();
  const { status, response } = await sendFiles(server, author, calls.createMediaPost, {
    files: [['a.png', picture]],
  });
  expect(status).toBe(201);
  expect(response).toMatchObject({ content: '', hashtags: [] });
  expect(toUser.mock.calls).toEqual([
    [
      tanvir.id,
      {
        type: 'notification',
        notification: expect.objectContaining({
          type: 'new_post',
          post_id: response.id,
        }) as unknown,
      },
    ],
  ]);
});

test('a posted photo does not reveal where it was taken', async () => {
  const { media = [] } = await post([['IMG_2041.JPG', await photoWithSecrets(800, 400)]]);
  const [photo] = media;
  expect(photo).toMatchObject({ width: 400, height: 800 });
  for (const url of [photo?.url ?? '', ...(photo?.thumbnails ?? []).map((each) => each.url)]) {
    const { statusCode, rawPayload, headers } = await load(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('filename="IMG_2041.webp"') as string,
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.toString('latin1')).not.toMatch(/Secret|Exif|GPS/);
  }
});

test('all copies of an animation are stills, one of them in its own size', async () => {
  const sizes = [
    [800, 450, [320, 640, 800]],
    [300, 200, [300]],
  ] as const;
  for (const [width, height, widths] of sizes) {
    const gif = await animation('gif', { frames: 20, width, height });
    const { media = [] } = await post([['wave.gif', gif]]);
    expect(media[0]).toMatchObject({ animated: true, width, height });
    const copies = media[0]?.thumbnails ?? [];
    expect(copies.map((copy) => copy.width)).toEqual(widths);
    const pages = async (url: string) => {
      const { rawPayload } = await load(url);
      return (await sharp(rawPayload, { animated: true }).metadata()).pages ?? 1;
    };
    expect(await pages(media[0]?.url ?? '')).toBe(20);
    expect(await Promise.all(copies.map(({ url }) => pages(url)))).toEqual(widths.map(() => 1));
  }
  const { media: stills = [] } = await post([['a.png', picture]]);
  expect(stills[0]?.animated).toBeUndefined();
});

test('a video is served byte for byte, whole and in the ranges a player requests', async () => {
  const { media_url: url } = await post([['lecture.mp4', MP4_VIDEO]]);
  const whole = await load(url ?? '');
  expect(whole.rawPayload.equals(MP4_VIDEO)).toBe(true);
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  const part = await load(url ?? '', { range: 'bytes=100-199' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${MP4_VIDEO.length}`);
  expect(part.rawPayload.equals(MP4_VIDEO.subarray(100, 200))).toBe(true);
  const beyond = await load(url ?? '', { range: `bytes=${MP4_VIDEO.length}-` });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${MP4_VIDEO.length}`);
});

test('the same upload sent again with its key is the same post, and another one with it is refused', async () => {
  const before = (await storedFiles(server)).length;
  const headers = { 'idempotency-key': 'upload-1' };
  const first = await post([['a.png', picture]], { content: 'once' }, headers);
  const again = await post([['a.png', picture]], { content: 'once' }, headers);
  expect(again).toEqual(first);
  expect(await storedFiles(server)).toHaveLength(before + 3);
  const other = await sendFiles(server, nusrat, calls.createMediaPost, {
    files: [['a.png', await plainPicture(9, 9).png().toBuffer()]],
    texts: { content: 'once' },
    headers,
  });
  expect(other.status).toBe(409);
});
