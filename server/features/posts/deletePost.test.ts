import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { PDF } from '#server/testing/files/documents';
import { filesForm } from '#server/testing/files/filesForm';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { MP4_VIDEO } from '#server/testing/files/videos';
import { sendFiles } from '#server/testing/sendFiles';
import { waitUntil } from '#server/testing/waitUntil';
import { makePostsWorld, type PostsWorld } from './testing/makePostsWorld';

let server: PostsWorld['server'];
let nusrat: PostsWorld['nusrat'];
let tanvir: PostsWorld['tanvir'];
let picture: PostsWorld['picture'];

beforeAll(async () => {
  ({ server, nusrat, tanvir, picture } = await makePostsWorld(700, 500));
});
afterAll(() => server.close());

const remove = (user: TestUser, id: number) =>
  callAs(server, user, calls.deletePost, { params: { id } });
const files = async () => [await recordedFiles(server), await storedFiles(server)];

test('deleting a media or document post deletes its files with their smaller copies, and no others', async () => {
  const send = (name: 'createMediaPost' | 'createDocumentPost', sent: [string, Buffer][]) =>
    sendFiles(server, nusrat, calls[name], { files: sent });
  const kept = await send('createMediaPost', [['kept.png', picture]]);
  const before = await files();
  const media = await send('createMediaPost', [
    ['a.png', picture],
    ['b.mp4', MP4_VIDEO],
  ]);
  const documents = await send('createDocumentPost', [['a.pdf', PDF]]);
  const whole = await files();
  expect(whole[0]).toHaveLength((before[0]?.length ?? 0) + 5);

  expect((await remove(tanvir, media.response.id)).status).toBe(403);
  expect(await files()).toEqual(whole);
  expect((await remove(nusrat, media.response.id)).status).toBe(204);
  expect((await remove(nusrat, documents.response.id)).status).toBe(204);
  expect(await recordedFiles(server)).toEqual(before[0]);
  await waitUntil(async () => expect(await files()).toEqual(before));
  const url = kept.response.media_url ?? '';
  expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(200);
});

test('a deletion is in the audit with person and address; a refused one is not', async () => {
  const { response } = await callAs(server, nusrat, calls.createTextPost, {
    body: { content: 'To be gone.' },
  });
  const audited = () =>
    server.deps.db
      .selectFrom('audit_events')
      .select(['user_id', 'ip', 'details'])
      .where('event', '=', 'post_deleted')
      .where(sql<boolean>`details = ${JSON.stringify({ post_id: response.id })}::jsonb`)
      .execute();
  expect((await remove(tanvir, response.id)).status).toBe(403);
  expect(await audited()).toEqual([]);
  expect((await remove(nusrat, response.id)).status).toBe(204);
  expect((await remove(nusrat, response.id)).status).toBe(404);
  expect(await audited()).toEqual([
    { user_id: nusrat.id, ip: '127.0.0.1', details: { post_id: response.id } },
  ]);
});

test('deleting an event deletes its picture and its RSVPs', async () => {
  const before = await files();
  const { status, body } = await server.api<{ id: number }>('POST', '/posts/create_event_post', {
    token: nusrat.token,
    multipart: filesForm('event_image', [['poster.png', picture]], {
      event_title: 'Open lab',
      event_description: 'Come and look.',
      event_date: '2031-05-01',
      event_time: '18:00',
    }),
  });
  expect(status).toBe(201);
  expect((await recordedFiles(server)).length).toBeGreaterThan(before[0]?.length ?? 0);
  expect((await remove(nusrat, body.id)).status).toBe(204);
  await waitUntil(async () => expect(await files()).toEqual(before));
  const { db } = server.deps;
  expect(
    await db.selectFrom('events').where('post_id', '=', body.id).select('id').execute(),
  ).toEqual([]);
});

test('the post is deleted even if the storage does not respond', async () => {
  const { response } = await sendFiles(server, nusrat, calls.createDocumentPost, {
    files: [['a.pdf', PDF]],
  });
  const { db, authenticate, storage } = server.deps;
  const failing = await createTestServer({
    deps: {
      db,
      authenticate,
      storage: { ...storage, remove: () => Promise.reject(new Error('The disk is away.')) },
    },
  });
  try {
    const params = { id: response.id };
    expect((await callAs(failing, nusrat, calls.deletePost, { params })).status).toBe(204);
    expect((await callAs(server, nusrat, calls.readPost, { params })).status).toBe(404);
  } finally {
    await failing.close();
  }
});
