import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import type { FormFile } from '#server/testing/files/filesForm';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { MP4_VIDEO, WEBM_VIDEO } from '#server/testing/files/videos';
import { sendFiles, type FilesInput } from '#server/testing/sendFiles';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { waitUntil } from '#server/testing/waitUntil';
import { makePostsWorld, type PostsWorld } from './testing/makePostsWorld';

let server: PostsWorld['server'];
let nusrat: PostsWorld['nusrat'];
let tanvir: PostsWorld['tanvir'];
let picture: FormFile;

beforeAll(async () => {
  const world = await makePostsWorld(400, 300);
  ({ server, nusrat, tanvir } = world);
  picture = ['a.png', world.picture];
});
afterAll(() => server.close());

testRefusals(() => server, ['updateMediaPost']);

async function post(texts: FilesInput['texts'] = {}) {
  const files: FormFile[] = [picture, ['b.mp4', MP4_VIDEO]];
  const { response } = await sendFiles(server, nusrat, calls.createMediaPost, { files, texts });
  return response;
}
const edit = (id: number, input: FilesInput = {}, user = nusrat) =>
  sendFiles(server, user, calls.updateMediaPost, { id, ...input });

test('fields omitted from an edit stay: the text with the files, and the files with the text', async () => {
  const before = await post({ content: 'First #light', media_alt: ['A dish', 'It turns'] });
  const { status, response } = await edit(before.id, { texts: { content: 'Second #night' } });
  expect(status).toBe(200);
  expect(response).toMatchObject({
    content: 'Second #night',
    hashtags: ['night'],
    media: before.media,
    edited_at: expect.any(String) as string,
  });
  const replaced = await edit(before.id, { files: [picture] });
  expect(replaced.response).toMatchObject({ content: 'Second #night', hashtags: ['night'] });
  expect(replaced.response.media).toHaveLength(1);
  expect((await edit(before.id, { texts: { content: '' } })).response).toMatchObject({
    content: '',
    hashtags: [],
    media: replaced.response.media,
  });
});

test('new files replace all existing ones, whose files and rows are removed', async () => {
  const before = await post({ media_alt: ['A dish', 'It turns'] });
  const files: FormFile[] = [['c.webm', WEBM_VIDEO]];
  const { response } = await edit(before.id, { files, texts: { media_alt: ['It stands'] } });
  expect(response.media).toMatchObject([{ kind: 'video', alt: 'It stands', width: 64 }]);
  expect(response.edited_at).not.toBeNull();
  const rows = await recordedFiles(server);
  const former = (before.media ?? []).flatMap(({ url, thumbnails = [] }) => [
    url,
    ...thumbnails.map((copy) => copy.url),
  ]);
  expect(former).toHaveLength(3);
  for (const url of former) {
    expect(rows).not.toContain(url.split('/').at(-1));
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  await waitUntil(async () => expect(await storedFiles(server)).toEqual(rows));
});

test('descriptions of files change alone, and those beyond the list stay', async () => {
  const before = await post({ media_alt: ['A dish', 'It turns'] });
  const { response } = await edit(before.id, { texts: { media_alt: ['A radio dish'] } });
  expect(response.media?.map(({ alt, url }) => [alt, url])).toEqual([
    ['A radio dish', before.media?.[0]?.url],
    ['It turns', before.media?.[1]?.url],
  ]);
  expect(response.edited_at).not.toBeNull();
});

test('an edit that changes nothing does not count as one', async () => {
  const { id } = await post({ content: 'Same', media_alt: ['A dish'] });
  expect((await edit(id)).response.edited_at).toBeNull();
  const texts = { content: 'Same', media_alt: ['A dish'] };
  expect((await edit(id, { texts })).response.edited_at).toBeNull();
});

test('only the author edits a media post, only as one, and only an existing one', async () => {
  const { id, media } = await post({ content: 'Mine' });
  const before = await storedFiles(server);
  const others = await edit(id, { files: [picture], texts: { content: 'Yours' } }, tanvir);
  expect(others.status).toBe(403);
  expect(others.problem.detail).toBe('Only the author can edit this post.');
  expect((await edit(id + 1_000, { files: [picture] })).status).toBe(404);
  const asDocument = await sendFiles(server, nusrat, calls.updateDocumentPost, { id });
  expect(asDocument.status).toBe(409);
  expect(asDocument.problem.detail).toBe('This post is not a document post.');
  const note = await callAs(server, nusrat, calls.createTextPost, { body: { content: 'Note' } });
  expect((await edit(note.response.id, { files: [picture] })).status).toBe(409);
  const read = await callAs(server, tanvir, calls.readPost, { params: { id } });
  expect(read.response).toMatchObject({ content: 'Mine', media, edited_at: null });
  expect(await storedFiles(server)).toEqual(before);
});

test('a refused file leaves the post unchanged', async () => {
  const { id, media } = await post({ content: 'Mine' });
  const before = await storedFiles(server);
  const files: FormFile[] = [picture, ['b.mp4', MP4_VIDEO.subarray(0, 500)]];
  const { status, problem } = await edit(id, { files, texts: { content: 'New' } });
  expect(status).toBe(400);
  expect(problem.detail).toBe('“b.mp4” is damaged or incomplete. Please choose another file.');
  const read = await callAs(server, nusrat, calls.readPost, { params: { id } });
  expect(read.response).toMatchObject({ content: 'Mine', media, edited_at: null });
  expect(await storedFiles(server)).toEqual(before);
});

test('of two concurrent edits one wins completely, and no file is left of the other', async () => {
  const { id } = await post();
  const responses = await Promise.all([
    edit(id, { files: [picture], texts: { content: 'one' } }),
    edit(id, { files: [['c.webm', WEBM_VIDEO]], texts: { content: 'other' } }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const { response } = await callAs(server, nusrat, calls.readPost, { params: { id } });
  expect([response.content, response.media?.map(({ kind }) => kind)]).toEqual(
    response.content === 'one' ? ['one', ['image']] : ['other', ['video']],
  );
  const rows = await recordedFiles(server);
  await waitUntil(async () => expect(await storedFiles(server)).toEqual(rows));
});
