import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { PDF } from '#server/testing/files/documents';
import { storedFiles } from '#server/testing/files/storedFiles';
import { openSocket } from '#server/testing/openSocket';
import { sendFiles } from '#server/testing/sendFiles';
import { waitUntil } from '#server/testing/waitUntil';
import { lockOwnFile } from './selectChatFiles';
import { removeUnusedFiles } from './removeUnusedFiles';

const HOUR_MS = 3_600_000;
let server: TestServer;
let nusrat: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
});
afterEach(() => server.close());

/** Uploads a file and returns its address and stored name. */
async function upload() {
  const { response } = await sendFiles(server, nusrat, calls.uploadChatFile, {
    files: [['a.pdf', PDF]],
  });
  return { url: response.file_url, name: /files\/([^?]+)/.exec(response.file_url)?.[1] ?? '' };
}
const names = async () =>
  (await server.deps.db.selectFrom('files').select('name').orderBy('id').execute()).map(
    (row) => row.name,
  );

test('an unsent file is removed after a day, and a sent or recent one stays', async () => {
  const tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  const sent = await upload();
  await upload();
  const socket = await openSocket(await server.listen(), nusrat);
  const frame = { receiver_id: tanvir.id, content: '', message_type: 'file', file_url: sent.url };
  socket.send(frame);
  await socket.next('message');
  server.clock.advance(23 * HOUR_MS);
  const young = await upload();
  await removeUnusedFiles(server.deps);
  expect(await names()).toHaveLength(3);
  server.clock.advance(2 * HOUR_MS);
  await removeUnusedFiles(server.deps);
  expect(await names()).toEqual([sent.name, young.name]);
  await waitUntil(async () => expect(await storedFiles(server)).toEqual((await names()).sort()));
});

test('a file that is being sent is skipped', async () => {
  const { name } = await upload();
  server.clock.advance(25 * HOUR_MS);
  await server.deps.db.transaction().execute(async (trx) => {
    await lockOwnFile(trx, nusrat.id, name);
    await removeUnusedFiles(server.deps);
  });
  expect(await names()).toEqual([name]);
});

test('files of other purposes are kept, however old', async () => {
  await upload();
  await server.deps.db.updateTable('files').set({ purpose: 'document' }).execute();
  server.clock.advance(100 * HOUR_MS);
  await removeUnusedFiles(server.deps);
  expect(await names()).toHaveLength(1);
});
