import { randomUUID } from 'node:crypto';
import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as afterPoll } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Post } from '#contract/entities/post';
import { withQueryTimeout } from '#server/platform/database/preparedPool';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { filesForm } from '#server/testing/files/filesForm';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { openSocket } from '#server/testing/openSocket';
import { TEST_SERVER_VARIABLE } from '#server/testing/testServer';
import { createDatabaseLine, type DatabaseLine } from './support/databaseLine';
import { createKillableDatabase, type KillableDatabase } from './support/killableDatabase';

const BUSY = 'Quad is busy or restarting. Please try again in a moment.';
const TIMEOUT_MS = 600;
/** More than the server's connections. */
const WRITERS = 8;

let cluster: KillableDatabase;
let line: DatabaseLine;
let server: TestServer;
let author: TestUser;
/** Another client of the server's database. */
let operator: Client;

beforeAll(async () => {
  cluster = await createKillableDatabase();
  line = await createDatabaseLine(cluster.connectionString);
  process.env[TEST_SERVER_VARIABLE] = line.connectionString;
  server = await createTestServer({ config: { s3: null }, timeouts: {} });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    server.deps.db,
  );
  const { host, port, user, password } = new Client(cluster.connectionString);
  operator = new Client({ host, port, user, password, database: rows[0]?.name });
  await operator.connect();
});
afterAll(async () => {
  await operator.end();
  await server.close();
  await line.close();
  await cluster.remove();
});
beforeEach(async () => {
  author = await server.person();
});

const write = (content: string, key: string = randomUUID()) =>
  server.api<Post & { detail: string }>('POST', '/posts/create_text_post', {
    token: author.token,
    form: { content },
    headers: { 'idempotency-key': key },
  });
const me = () => server.api('GET', '/auth/users/me', { token: author.token });
/** Reads tables, but no posts. */
const readChats = () => server.api('GET', '/chat/chat/conversations', { token: author.token });

async function textsOf({ id }: TestUser): Promise<string[]> {
  const found = await operator.query<{ content: string }>(
    'select content from posts where user_id = $1 order by id',
    [id],
  );
  return found.rows.map(({ content }) => content);
}

test('while a table is locked its writers are asked to retry, readers of others continue, and afterwards each text is stored once', async () => {
  await operator.query('begin; lock table posts in access exclusive mode');
  const texts = Array.from({ length: WRITERS }, (_, index) => `held up ${index}`);
  const refusals = Promise.all(texts.map((text) => write(text, text)));
  expect((await readChats()).status).toBe(200);
  for (const { status, body, headers } of await refusals) {
    expect([status, body.detail, headers['retry-after']]).toEqual([503, BUSY, '2']);
  }

  await operator.query('rollback');
  const again = await Promise.all([...texts, ...texts].map((text) => write(text, text)));
  // Of two concurrent requests the second may learn that the first is still running.
  expect(again.map(({ status }) => status).filter((status) => status !== 409)).toHaveLength(
    WRITERS,
  );
  expect((await textsOf(author)).sort()).toEqual(texts);
});

test('a statement that takes too long is cancelled with a 503, and the connection remains usable', async () => {
  await operator.query(`create function dawdle() returns trigger language plpgsql
    as $$ begin perform pg_sleep(30); return new; end $$;
    create trigger dawdle before insert on posts for each row execute function dawdle()`);
  const { status, body, headers } = await write('slow');
  expect([status, body.detail, headers['retry-after']]).toEqual([503, BUSY, '2']);
  await operator.query('drop trigger dawdle on posts; drop function dawdle');
  expect((await write('quick')).status).toBe(201);
  expect(await textsOf(author)).toEqual(['quick']);
});

test('a database that stopped responding is a 503, and is used again as soon as it responds', async () => {
  expect((await me()).status).toBe(200);
  line.setLineState({ kind: 'hole' });
  const { status, headers } = await withQueryTimeout(TIMEOUT_MS, me);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  line.setLineState({ kind: 'clear' });
  expect((await me()).status).toBe(200);
});

test('a connection that breaks for everyone costs at most one 503 each, and stores nothing twice', async () => {
  const texts = Array.from({ length: WRITERS }, (_, index) => `broken off ${index}`);
  const first = Promise.all(texts.map((text) => write(text, text)));
  line.cut();
  for (const { status } of await first) expect([201, 503]).toContain(status);
  // A request from the network comes after the server has read that its idle connections broke.
  await afterPoll();
  await afterPoll();
  for (const text of texts) {
    const { status } = await write(text, text);
    // Stored by the first, whose response was lost with the connection and is not known yet.
    expect([201, 409]).toContain(status);
  }
  expect((await textsOf(author)).sort()).toEqual(texts);
});

/**
 * Simulates a full disk for a table without rows: its file becomes a device that is always full, so
 * that PostgreSQL gets a real disk error. Returns a function that makes room again.
 */
async function fillDisk(table: string): Promise<() => Promise<void>> {
  const { rows } = await operator.query<{ folder: string; file: string }>(
    `select current_setting('data_directory') as folder, pg_relation_filepath($1) as file`,
    [table],
  );
  const path = join(rows[0]?.folder ?? '', rows[0]?.file ?? '');
  // Connections keep files open; connections opened afterwards use the other file.
  const cutAll = () =>
    operator.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  await operator.query('checkpoint');
  await rename(path, `${path}.kept`);
  await symlink('/dev/full', path);
  await cutAll();
  return async () => {
    await rm(path);
    await rename(`${path}.kept`, path);
    await cutAll();
  };
}

test('a full disk is a 503 for calls that need room, leaves nothing half-stored, and ends when there is room', async () => {
  const reader = await server.person();
  await connectUsers(server, author, reader);
  const makeRoom = [await fillDisk('messages'), await fillDisk('files')];
  expect((await me()).status).toBe(200);

  const notes = filesForm('document_file', [['notes.txt', 'Notes.']], { content: 'Notes' });
  const upload = () =>
    server.api<{ detail: string }>('POST', '/posts/create_document_post', {
      token: author.token,
      multipart: notes,
    });
  const refused = await upload();
  expect([refused.status, refused.body.detail, refused.headers['retry-after']]).toEqual([
    503,
    BUSY,
    '2',
  ]);
  expect([await textsOf(author), await storedFiles(server)]).toEqual([[], []]);
  const socket = await openSocket(await server.listen(), author);
  const message = {
    client_id: 'once',
    receiver_id: reader.id,
    content: 'Hi',
    message_type: 'text',
  };
  socket.send(message);
  expect(await socket.next('error')).toMatchObject({ code: 'unavailable', client_id: 'once' });

  for (const make of makeRoom) await make();
  expect((await upload()).status).toBe(201);
  expect(await storedFiles(server)).toEqual(await recordedFiles(server));
  expect(await socket.say(reader, 'Hi', 'once')).toMatchObject({ content: 'Hi' });
  const { rows } = await operator.query('select 1 from messages');
  expect(rows).toHaveLength(1);
  socket.raw.close();
  await socket.closed;
});
