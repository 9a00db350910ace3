import { calls } from '#contract/calls/index';
import type { Call } from '#contract/defineCall';
import { stopPictureWorker } from '#server/platform/images/processPicture';
import { stopMediaWorker } from '#server/platform/media/processMedia';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { paperPdf } from '#server/testing/files/pdfs';
import { plainPicture } from '#server/testing/files/pictures';
import { storedFiles } from '#server/testing/files/storedFiles';
import { runCommand } from '#server/testing/runCommand';
import { sendFiles } from '#server/testing/sendFiles';

const LIMIT = 2 * 2 ** 20;
const personLimits = {
  commentsPerMinute: 30,
  connectionRequestsPerHour: 60,
  uploadsPerHour: 5,
  newPlacesPerDay: 10,
  storageBytes: LIMIT,
};
let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await createTestServer({ config: { personLimits } });
});
afterAll(async () => {
  await Promise.all([stopPictureWorker(), stopMediaWorker(), stopPdfWorker()]);
  await server.close();
});
beforeEach(async () => {
  owner = await server.person();
});

/** A text file of the given size in bytes. */
const notes = (bytes: number) => Buffer.alloc(bytes, 'What was said in the reading group.\n');
const post = (bytes: number, user = owner) =>
  sendFiles(server, user, calls.createDocumentPost, { files: [['notes.txt', notes(bytes)]] });

async function usedBy({ id }: TestUser) {
  const { db } = server.deps;
  const { stored_bytes } = await db
    .selectFrom('users')
    .select('stored_bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('files').select('bytes').where('owner_id', '=', id).execute();
  expect(stored_bytes).toBe(rows.reduce((sum, { bytes }) => sum + bytes, 0));
  return stored_bytes;
}

test('one file too many is a 413 that names the usage and the files to delete, and stores nothing', async () => {
  const first = await post(1.5 * 2 ** 20);
  expect(first.status).toBe(201);
  const before = await storedFiles(server);
  const { status, problem } = await post(2 ** 20);
  expect(status).toBe(413);
  expect(problem.detail).toBe(
    'You have used 2 MB of your 2 MB, and this needs 1 MB more. ' +
      'To free up space, delete papers, posts with files, or documents you uploaded to the assistant.',
  );
  expect(await storedFiles(server)).toEqual(before);
  expect(await usedBy(owner)).toBe(1.5 * 2 ** 20);
  expect((await post(2 ** 20, await server.person())).status).toBe(201);

  const deleted = await callAs(server, owner, calls.deletePost, {
    params: { id: first.response.id },
  });
  expect(deleted.status).toBe(204);
  expect(await usedBy(owner)).toBe(0);
  expect((await post(2 ** 20)).status).toBe(201);
});

test('concurrent uploads cannot exceed the limit', async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => post(0.6 * 2 ** 20)));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413, 413, 413]);
  expect(await usedBy(owner)).toBeLessThanOrEqual(LIMIT);
});

test('every kind of upload counts, and a replaced profile picture counts once', async () => {
  const picture = await plainPicture(300, 200).png().toBuffer();
  const pdf = await paperPdf({ heading: 'On Lanterns' });
  const kinds: [Call, string, Buffer, Record<string, string>][] = [
    [calls.uploadPicture, 'me.png', picture, {}],
    [calls.createMediaPost, 'beach.png', picture, {}],
    [calls.createDocumentPost, 'notes.pdf', pdf, {}],
    [
      calls.createEventPost,
      'poster.png',
      picture,
      {
        event_title: 'Reading group',
        event_description: 'We read.',
        event_date: '2099-01-01',
        event_time: '10:00',
        user_timezone: 'Asia/Dhaka',
      },
    ],
    [calls.uploadChatFile, 'chat.png', picture, {}],
    [
      calls.uploadPaper,
      'paper.pdf',
      pdf,
      { title: 'On Lanterns', author: 'A. B', research_field: 'Optics', abstract: 'Light.' },
    ],
    [calls.uploadChatbotPdf, 'mine.pdf', pdf, {}],
  ];
  for (const [call, name, content, texts] of kinds) {
    const before = await usedBy(owner);
    const { status } = await sendFiles(server, owner, call, { files: [[name, content]], texts });
    expect([call.path, status < 300]).toEqual([call.path, true]);
    expect(await usedBy(owner)).toBeGreaterThan(before);
  }
  const before = await usedBy(owner);
  await sendFiles(server, owner, calls.uploadPicture, { files: [['again.png', picture]] });
  expect(await usedBy(owner)).toBe(before);
});

test('an operator sees the largest users of storage, and can correct a wrong count', async () => {
  await post(1024 * 1024);
  const usage = await runCommand(server, 'storage', 'usage');
  expect(usage.out.split('\n').map((line) => line.split('\t'))).toContainEqual([
    owner.username,
    '1.0',
    '1',
  ]);
  await server.deps.db.updateTable('users').set({ stored_bytes: 7 }).execute();
  await runCommand(server, 'counters', 'rebuild');
  expect(await usedBy(owner)).toBe(1024 * 1024);
});

test('uploads are limited per person and hour, and the refusal says when to continue', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on', personLimits } });
  try {
    const [person, other] = [await limited.person(), await limited.person()];
    const send = (user: TestUser) =>
      sendFiles(limited, user, calls.createDocumentPost, { files: [['notes.txt', notes(99)]] });
    for (let i = 0; i < 5; i += 1) expect((await send(person)).status).toBe(201);
    const refused = await send(person);
    expect(refused.status).toBe(429);
    expect(refused.problem.detail).toBe('Too many uploads. Please try again in 60 minutes.');
    expect((await send(other)).status).toBe(201);
    // Without a file, it does not count as an upload.
    const body = { content: 'Only words' };
    expect((await callAs(limited, person, calls.createTextPost, { body })).status).toBe(201);
  } finally {
    await limited.close();
  }
});
