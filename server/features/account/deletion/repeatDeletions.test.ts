import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#contract/calls/index';
import { listDeletions } from '#server/backup/listDeletions';
import { writeBackup } from '#server/backup/writeBackup';
import { isDeletionMark, listMarkedDeletions } from '#server/platform/storage/deletionMarks';
import { createFileSystemStorage } from '#server/platform/storage/fileSystemStorage';
import type { ListableStorage } from '#server/platform/storage/fileStorage';
import { sweepFiles } from '#server/platform/storage/sweepFiles';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { deleteDueAccounts } from './deleteDueAccounts';
import { repeatDeletions } from './repeatDeletions';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let folder: string;
let storage: ListableStorage;
beforeEach(async () => {
  server = await createTestServer();
  folder = await mkdtemp(join(tmpdir(), 'quad-deletions-'));
  storage = server.deps.storage as ListableStorage;
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function deleted(): Promise<TestUser> {
  const user = await createVerifiedUser(server);
  const body = { password: TEST_PASSWORD };
  await callAs(server, user, calls.requestDeletion, { body });
  server.clock.advance(14 * DAY_MS);
  await deleteDueAccounts(server.deps);
  return user;
}

test('the storage keeps a mark of each deletion, and the sweeper leaves it', async () => {
  const { id } = await deleted();
  expect(await listMarkedDeletions(storage)).toEqual([id]);
  const before = new Date(Date.now() + DAY_MS);
  await sweepFiles({ db: server.deps.db, storage, log: server.deps.log, before });
  expect(await listMarkedDeletions(storage)).toEqual([id]);
  expect(isDeletionMark(`${'A'.repeat(43)}.webp`)).toBe(false);
});

test('a restore finds deletions in the storage and in the backups beside it', async () => {
  const { id } = await deleted();
  await writeBackup({ db: server.deps.db, storage }, join(folder, 'later'));
  const empty = createFileSystemStorage(join(folder, 'files'));
  expect(await listDeletions(empty, join(folder, 'earlier'))).toEqual([id]);
  expect(await listDeletions(storage, join(folder, 'nowhere', 'earlier'))).toEqual([id]);
  expect(await listDeletions(empty, join(folder, 'nowhere', 'earlier'))).toEqual([]);
});

test('accounts that a restored backup brings back are hidden at once and deleted again', async () => {
  const [back, reader] = [await createVerifiedUser(server), await createVerifiedUser(server)];
  const now = server.clock.now();
  const ids = [back.id, 999_999, (await deleted()).id];
  expect(await repeatDeletions(server.deps.db, ids, now)).toBe(1);
  const params = { id: back.id };
  expect((await callAs(server, reader, calls.profile, { params })).status).toBe(404);
  expect(await deleteDueAccounts(server.deps)).toBe(1);
  expect(await repeatDeletions(server.deps.db, ids, now)).toBe(0);
});
