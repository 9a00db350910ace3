import { calls } from '#contract/calls/index';
import { Problem } from '#server/platform/http/problem';
import type { FileStorage } from '#server/platform/storage/fileStorage';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import type { FormFile } from '#server/testing/files/filesForm';
import { plainPicture } from '#server/testing/files/pictures';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { MP4_VIDEO } from '#server/testing/files/videos';
import { sendFiles } from '#server/testing/sendFiles';

let server: TestServer;
let author: TestUser;
let files: FormFile[];

beforeAll(async () => {
  server = await createTestServer();
  const picture = await plainPicture(900, 600).png().toBuffer();
  files = [
    ['a.png', picture],
    ['b.mp4', MP4_VIDEO],
    ['c.png', picture],
  ];
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await createVerifiedUser(server);
});

const kept = async () => [await recordedFiles(server), await storedFiles(server)];

/** Posts the files on a server with the same database and a custom storage write. */
async function postWith(write: FileStorage['write']): Promise<number> {
  const { storage, db, authenticate } = server.deps;
  const other = await createTestServer({
    deps: { db, authenticate, storage: { ...storage, write } },
  });
  try {
    return (await sendFiles(other, author, calls.createMediaPost, { files })).status;
  } finally {
    await other.close();
  }
}

test('if the post cannot be written, none of its files stays', async () => {
  const before = await kept();
  const written: string[] = [];
  const { storage, db } = server.deps;
  const status = await postWith(async (name, data) => {
    await storage.write(name, data);
    written.push(name);
    // Deletes the account before its rows can be written.
    await db.deleteFrom('users').where('id', '=', author.id).execute();
  });
  expect(status).toBeGreaterThanOrEqual(400);
  // Two pictures with two smaller copies each, and a video.
  expect(written).toHaveLength(7);
  expect(await kept()).toEqual(before);
});

test('if there is no room for the last file, none of the others stays', async () => {
  const before = await kept();
  let writes = 0;
  const status = await postWith(async (name, data) => {
    writes += 1;
    if (writes === 7)
      throw new Problem(503, 'Quad has no room for more files right now. Please try again later.');
    await server.deps.storage.write(name, data);
  });
  expect([status, writes]).toEqual([503, 7]);
  expect(await kept()).toEqual(before);
});

test('files whose rows were committed stay, even if the response to the commit was lost', async () => {
  const before = await kept();
  const { db } = server.deps;
  const transaction = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementation(() => {
    const real = transaction();
    const run = real.execute.bind(real);
    jest.spyOn(real, 'execute').mockImplementation(async (work) => {
      await run(work);
      throw new Error('The connection was cut.');
    });
    return real;
  });
  const { status } = await sendFiles(server, author, calls.createMediaPost, { files });
  jest.restoreAllMocks();
  expect(status).toBeGreaterThanOrEqual(500);
  const [rows = [], stored] = await kept();
  expect(rows).toHaveLength((before[0]?.length ?? 0) + 7);
  expect(stored).toEqual(rows);
});
