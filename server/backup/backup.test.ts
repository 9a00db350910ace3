import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { calls } from '#contract/calls/index';
import { createDatabase, type Database } from '#server/platform/database/createDatabase';
import type { Tables } from '#server/platform/database/tables';
import type { FileStorage } from '#server/platform/storage/fileStorage';
import { createFileSystemStorage } from '#server/platform/storage/fileSystemStorage';
import { createS3Storage } from '#server/platform/storage/s3Storage';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { PDF } from '#server/testing/files/documents';
import { recordedFiles } from '#server/testing/files/storedFiles';
import { runCommand } from '#server/testing/runCommand';
import { sendFiles } from '#server/testing/sendFiles';
import { startS3 } from '#server/testing/services/startS3';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/testDatabase';
import { filePath, MANIFEST_FILE, tablePath } from './manifest';
import { restoreBackup } from './restoreBackup';
import { readSchemaTables } from './schemaTables';
import { writeBackup } from './writeBackup';

const log = pino({ level: 'silent' });
let server: TestServer;
let scratch: string;
let backup: string;
let documentName: string;

beforeAll(async () => {
  server = await createTestServer();
  scratch = await mkdtemp(join(tmpdir(), 'quad-backup-'));
  backup = join(scratch, 'backup');
  const asha = await server.person({ university: 'ঢাকা বিশ্ববিদ্যালয়', interests: ['a,b', '"c"'] });
  for (const content of ['Line one\nand two \\ "quoted" \u2028', '', 'প্রথম 👩‍🔬']) {
    await callAs(server, asha, calls.createTextPost, { body: { content: content || 'x' } });
  }
  await sendFiles(server, asha, calls.createDocumentPost, { files: [['plan.pdf', PDF]] });
  documentName = (await recordedFiles(server))[0] ?? '';
  await writeBackup(server.deps, backup);
});
afterAll(async () => {
  await server.close();
  await rm(scratch, { recursive: true, force: true });
});

interface Target extends Database {
  storage: FileStorage;
}
let made: { target: Target; database: TestDatabase }[] = [];
afterEach(async () => {
  for (const { target, database } of made) {
    await target.close();
    await database.drop();
  }
  made = [];
});

/** Creates an empty database without a schema, and an empty folder for files. */
async function emptyTarget(): Promise<Target> {
  const database = await createTestDatabase();
  const { connectionString } = database;
  const opened = createDatabase({ connectionString, poolSize: 2, log });
  const storage = createFileSystemStorage(await mkdtemp(join(scratch, 'files-')));
  const target = { ...opened, storage };
  made.push({ target, database });
  return target;
}

/** Returns every row of every table as the database prints it, including generated columns. */
async function allRows(db: Kysely<Tables>) {
  const found: Record<string, string[]> = {};
  for (const { name, key } of await readSchemaTables(db)) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const { rows } = await sql<{ row: string }>`
      SELECT counted::text AS row FROM ${sql.table(name)} AS counted ORDER BY ${order}`.execute(db);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Copies the backup and damages the copy. */
async function spoiledCopy(spoil: (folder: string) => Promise<void>): Promise<string> {
  const copy = join(await mkdtemp(join(scratch, 'copy-')), 'backup');
  await cp(backup, copy, { recursive: true });
  await spoil(copy);
  return copy;
}

test('a restored backup is identical in every column, and new ids start after a gap', async () => {
  const target = await emptyTarget();
  const done = await restoreBackup(target, backup);
  const restored = await allRows(target.db);
  expect(restored).toEqual(await allRows(server.deps.db));
  expect(restored.posts).toHaveLength(4);
  expect(done).toMatchObject({ files: 1 });
  const read = await target.storage.read(documentName);
  expect(Buffer.concat((await read?.stream.toArray()) as Buffer[])).toEqual(PDF);

  const last = await sql<{ id: number }>`SELECT max(id) AS id FROM users`.execute(server.deps.db);
  const next = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('users', 'id')) AS id`.execute(target.db);
  expect(next.rows[0]?.id).toBeGreaterThan((last.rows[0]?.id ?? 0) + 99_999);
});

test('files from a folder are restored to an object store and backed up from there', async () => {
  const s3 = await startS3();
  const store = createS3Storage(s3.config, log);
  try {
    const target = await emptyTarget();
    await restoreBackup({ db: target.db, storage: store }, backup);
    const again = join(await mkdtemp(join(scratch, 's3-')), 'backup');
    const done = await writeBackup({ db: target.db, storage: store }, again);
    expect(done).toMatchObject({ files: 1, bytes: PDF.length, missing: [] });
    expect(await readFile(filePath(again, documentName))).toEqual(PDF);
  } finally {
    store.close();
    await s3.stop();
  }
});

test('a database that is not empty is rejected and left unchanged', async () => {
  const target = await emptyTarget();
  await restoreBackup(target, backup);
  const before = await allRows(target.db);
  await expect(restoreBackup(target, backup)).rejects.toThrow('The database is not empty');
  expect(await allRows(target.db)).toEqual(before);
});

test.each([
  ['a table', (folder: string) => appendFile(tablePath(folder, 'posts'), 'x'), /posts.*damaged/],
  [
    'a file',
    (folder: string) => writeFile(filePath(folder, documentName), 'other'),
    /damaged: its checksum differs/,
  ],
  ['a lost file', (folder: string) => rm(filePath(folder, documentName)), /missing/],
  [
    'an unfinished backup',
    (folder: string) => rm(join(folder, MANIFEST_FILE)),
    /not a finished backup/,
  ],
  [
    'a manifest of another kind',
    (folder: string) => writeFile(join(folder, MANIFEST_FILE), '{"format":2}'),
    /not a manifest that this release can read/,
  ],
])('%s aborts the restore before anything is written', async (_what, spoil, told) => {
  const target = await emptyTarget();
  const folder = await spoiledCopy(spoil);
  await expect(restoreBackup(target, folder)).rejects.toThrow(told);
  const { rows } = await sql`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`.execute(
    target.db,
  );
  expect(rows).toEqual([]);
});

test('a backup of a newer release is rejected with the reason', async () => {
  const target = await emptyTarget();
  const folder = await spoiledCopy(async (copy) => {
    const path = join(copy, MANIFEST_FILE);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('"0001-people"', '"9999-later", "0001-people"'));
  });
  await expect(restoreBackup(target, folder)).rejects.toThrow(
    'This backup was made by a newer release',
  );
});

test('the command rejects a folder that is not empty, and reports what it copied', async () => {
  expect(await runCommand(server, 'data', 'backup', backup)).toMatchObject({
    code: 1,
    err: `${backup} is not empty. Choose a new folder.`,
  });
  const other = join(scratch, 'other');
  const { code, out } = await runCommand(server, 'data', 'backup', other);
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^\d+ rows and 1 file \(0\.0 MiB\) are in /),
  ]);
  expect((await readdir(other)).sort()).toEqual([
    'files',
    'files.jsonl.gz',
    'manifest.json',
    'tables',
  ]);
});

test('a file missing from the storage is reported, and the exit code is 1', async () => {
  const { deps, clock } = server;
  const storage = { ...deps.storage, read: () => Promise.resolve(null) };
  const without = { deps: { ...deps, storage }, clock };
  const { code, out } = await runCommand(without, 'data', 'backup', join(scratch, 'lossy'));
  expect(code).toBe(1);
  expect(out).toContain(`MISSING in the storage: ${documentName}`);
});
