import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { runTwoTurns } from '#server/testing/runTwoTurns';
import { waitUntil } from '#server/testing/waitUntil';
import { type ListableStorage, createStoredName } from './fileStorage';
import { createFileSystemStorage } from './fileSystemStorage';
import { startSweeper } from './startSweeper';
import { sweepFiles } from './sweepFiles';

const HOUR = 3_600_000;
const EVERY_MS = 20;
const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
let database: MigratedDatabase;
let folder: string;
let storage: ListableStorage;
let ownerId: number;

beforeAll(async () => {
  database = await createMigratedDatabase();
  const values = { username: 'owner', email: 'owner@example.org' };
  const owner = await database.db
    .insertInto('users')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  ownerId = owner.id;
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-files-'));
  storage = createFileSystemStorage(folder);
  await database.db.deleteFrom('messages').execute();
  await database.db.deleteFrom('files').execute();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function addRow(name = createStoredName('txt')) {
  const row = {
    name,
    owner_id: ownerId,
    purpose: 'chat',
    mime_type: 'text/plain',
    bytes: 1,
    original_name: 'a.txt',
  };
  return database.db
    .insertInto('files')
    .values(row)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}
async function addFile(name = createStoredName('txt')) {
  await storage.write(name, Buffer.from('x'));
  return name;
}
const rowNames = async () =>
  (await database.db.selectFrom('files').select('name').execute()).map((row) => row.name);
const sweep = (before = new Date(Date.now() + HOUR)) =>
  sweepFiles({ db: database.db, storage, log, before });

it('removes files without a row and rows without a file, and keeps pairs', async () => {
  const kept = await addFile((await addRow()).name);
  const orphan = await addFile();
  await addRow();
  expect(await sweep()).toEqual({ leftovers: 0, files: 1, rows: 1 });
  expect(await storage.read(orphan)).toBeNull();
  expect(await rowNames()).toEqual([kept]);
  (await storage.read(kept))?.stream.destroy();
});

it('keeps young files and rows', async () => {
  await addFile();
  const row = await addRow();
  expect(await sweep(new Date(Date.now() - HOUR))).toEqual({ leftovers: 0, files: 0, rows: 0 });
  expect(await rowNames()).toEqual([row.name]);
});

it('keeps a row that a message still refers to', async () => {
  await addFile((await addRow()).name);
  const lost = await addRow();
  const other = await database.db
    .insertInto('users')
    .values({ username: 'other', email: 'other@example.org' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = { low_id: ownerId, high_id: other.id, sender_id: ownerId, receiver_id: other.id };
  await database.db
    .insertInto('messages')
    .values({ ...message, content: '', message_type: 'file', file_id: lost.id })
    .execute();
  expect(await sweep()).toMatchObject({ rows: 0 });
  expect(await rowNames()).toContain(lost.name);
});

it('does not delete every row when the storage is empty, as when a disk is missing', async () => {
  const row = await addRow();
  expect(await sweep()).toMatchObject({ rows: 0 });
  expect(await rowNames()).toEqual([row.name]);
  expect(lines.join()).toContain('the file storage is empty');
});

it('sweeps on a timer until it is stopped', async () => {
  let turns = 0;
  const now = () => {
    turns += 1;
    return new Date(Date.now() + 2 * HOUR);
  };
  const options = { db: database.db, storage, clock: { now }, log, olderThanMs: HOUR };
  const orphan = await addFile();
  const stop = startSweeper({ ...options, everyMs: EVERY_MS });
  await waitUntil(async () => {
    const found = await storage.read(orphan);
    found?.stream.destroy();
    return found === null;
  });
  await stop();
  const until = turns;
  await runTwoTurns(EVERY_MS);
  expect(turns).toBe(until);
});
