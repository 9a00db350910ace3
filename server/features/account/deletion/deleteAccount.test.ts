import { sql } from 'kysely';
import { Client } from 'pg';
import { calls } from '#contract/calls/index';
import { deletionOf } from '#domain/personalData';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { mailsTo, TEST_PASSWORD } from '#server/testing/factories';
import { personColumns } from '#server/testing/database/personColumns';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { createFullPerson } from '#server/testing/rights/fullPerson';
import { spreadIds, type HiddenWorld } from '#server/testing/rights/hiddenWorld';
import { recordedFiles } from '#server/testing/files/storedFiles';
import { runCommand } from '#server/testing/runCommand';
import { deleteDueAccounts } from './deleteDueAccounts';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let address: string;
let world: HiddenWorld;

beforeEach(async () => {
  server = await createTestServer();
  address = await server.listen();
  await spreadIds(server);
  world = await createFullPerson(server, address);
});
afterEach(() => server.close());

const columns = Object.entries(deletionOf).map(([key, { fate }]) => {
  const [table = '', column = ''] = key.split('.');
  return { key, table, column, fate };
});

/** The number of rows in which each column names the person. */
async function countRows(userId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { key, table, column } of columns) {
    const value = sql.ref(column);
    const names = column.endsWith('_ids')
      ? sql`${value} @> ARRAY[${userId}::bigint]`
      : sql`${value} = ${userId}`;
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM ${sql.table(table)} WHERE ${names}
    `.execute(server.deps.db);
    counts[key] = rows[0]?.count ?? -1;
  }
  return counts;
}

async function request() {
  const body = { password: TEST_PASSWORD };
  expect((await callAs(server, world.owner, calls.requestDeletion, { body })).status).toBe(200);
}

async function remove() {
  await request();
  server.clock.advance(14 * DAY_MS);
  expect(await deleteDueAccounts(server.deps)).toBe(1);
}

test('every column that names a person has a fate, and no other column has', async () => {
  const columns = await personColumns(server.deps.db);
  expect(Object.keys(deletionOf).sort()).toEqual(columns.filter((key) => key !== 'users.id'));
});

test('a deletion leaves no row in which a deleted column names the person', async () => {
  const before = await countRows(world.owner.id);
  const missing = Object.entries(before).filter(([, count]) => count <= 0);
  expect(missing.map(([key]) => key)).toEqual([]);
  const filesBefore = await recordedFiles(server);
  await remove();
  const after = await countRows(world.owner.id);
  for (const { key, fate } of columns) {
    if (fate !== 'kept') expect([key, after[key]]).toEqual([key, 0]);
  }
  const left = await recordedFiles(server);
  expect(left.length).toBeLessThan(filesBefore.length);
  for (const name of filesBefore.filter((each) => !left.includes(each))) {
    expect(await server.deps.storage.read(name)).toBeNull();
  }
  const row = await server.deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', world.owner.id)
    .executeTakeFirstOrThrow();
  const name = `deleted-${world.owner.id}`;
  expect(row).toMatchObject({
    ...{ username: name, email: name, display_name: 'Deleted user', bio: '', interests: [] },
    ...{ password_hash: null, profile_picture: null, university_id: null, deletion_at: null },
  });
  expect(JSON.stringify(row).toLowerCase()).not.toContain('zyzzyva');
});

test('counters are those of what is left', async () => {
  await remove();
  const { out } = await runCommand(server, 'counters', 'rebuild', '--check', '--json');
  expect(JSON.parse(out)).toEqual([]);
});

test('messages and accepted collaborations stay, by the deleted user', async () => {
  const { reader, owner } = world;
  await remove();
  const name = { username: `deleted-${owner.id}`, display_name: 'Deleted user' };
  const conversations = await callAs(server, reader, calls.listConversations);
  expect(conversations.response).toMatchObject([{ user_id: owner.id, avatar: null, ...name }]);
  const history = await callAs(server, reader, calls.readHistory, {
    params: { user_id: owner.id },
  });
  expect(history.response).toHaveLength(1);
  const works = await callAs(server, reader, calls.listOwnResearch);
  const collaborators = works.response.flatMap((work) => work.collaborators ?? []);
  expect(collaborators).toMatchObject([name]);
  const params = { id: owner.id };
  expect((await callAs(server, reader, calls.profile, { params })).status).toBe(404);
  const socket = await openSocket(address, reader);
  socket.send({ receiver_id: owner.id, content: 'Hello?', message_type: 'text', client_id: 'x-1' });
  expect(await socket.next('error')).toMatchObject({
    detail: expect.stringContaining('account was deleted') as unknown,
  });
  socket.raw.terminate();
});

test('a comment with a reply stays as a stub without its text, others go', async () => {
  const { reader, commentedId } = world;
  const list = async () =>
    (await callAs(server, reader, calls.listComments, { params: { post_id: commentedId } }))
      .response.comments;
  await remove();
  const [stub, answer] = await list();
  expect(stub).toMatchObject({
    ...{ content: 'Comment deleted', deleted: true, user: { username: 'deleted' } },
    replies: [{ content: 'Not zyzzyva!' }],
  });
  expect(answer?.replies).toEqual([]);
  const params = { post_id: commentedId, comment_id: stub?.id ?? 0 };
  const body = { content: 'Still there?' };
  expect((await callAs(server, reader, calls.replyToComment, { params, body })).status).toBe(404);
  expect((await callAs(server, reader, calls.like, { body: params })).status).toBe(404);
});

test('people who wanted to go to an event learn that the deleted user cancelled it', async () => {
  const { reader, owner } = world;
  await remove();
  const { response } = await callAs(server, reader, calls.listNotifications);
  expect(response.filter(({ type }) => type === 'event_cancelled')).toMatchObject([
    { actor_username: `deleted-${owner.id}`, actor_display_name: 'Deleted user' },
  ]);
});

test('the last mail says that the account is gone, and the username is free after 90 days', async () => {
  const { owner } = world;
  await remove();
  const mails = await mailsTo(server, owner.email);
  expect(mails.at(-1)?.subject).toBe('Your Quad account was deleted');
  const body = {
    username: `was-${owner.id}`,
    email: 'new@campus.example',
    password: 'quiet-river-9',
  };
  expect((await callAs(server, null, calls.signup, { body })).status).toBe(409);
  server.clock.advance(90 * DAY_MS);
  expect((await callAs(server, null, calls.signup, { body })).status).toBe(201);
  const login = { username: owner.email, password: TEST_PASSWORD };
  expect((await callAs(server, null, calls.login, { body: login })).status).toBe(401);
});

test('a deletion that is stopped at any transaction goes on, and a second run changes nothing', async () => {
  await request();
  server.clock.advance(14 * DAY_MS);
  const { deps } = server;
  let left = 0;
  let failures = 0;
  const stopping = {
    ...deps,
    // Read in every transaction that matters, so it stands for a process that is killed there.
    log: deps.log,
    db: deps.db.withPlugin({
      transformQuery: ({ node }) => {
        if (left === 0) throw new Error('The process is killed.');
        left -= 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  };
  for (let steps = 1; ; steps += 7) {
    left = steps;
    if ((await deleteDueAccounts(stopping)) === 1) break;
    failures += 1;
  }
  expect(failures).toBeGreaterThan(5);
  const after = await countRows(world.owner.id);
  const rest = columns.filter(({ key, fate }) => fate !== 'kept' && after[key] !== 0);
  expect(rest).toEqual([]);
  expect(await deleteDueAccounts(deps)).toBe(0);
  expect(await countRows(world.owner.id)).toEqual(after);
});

test('a person with ten thousand rows is deleted in small transactions', async () => {
  const { db } = server.deps;
  const id = world.owner.id;
  await sql`
    INSERT INTO notifications (user_id, actor_id, type, subject)
    SELECT ${id}, ${world.reader.id}, 'like', 'many:' || n FROM generate_series(1, 5000) AS n;
  `.execute(db);
  await sql`
    INSERT INTO comments (post_id, user_id, depth, content)
    SELECT ${world.commentedId}, ${id}, 1, 'Comment ' || n FROM generate_series(1, 5000) AS n
  `.execute(db);
  await sql`UPDATE posts SET total_comments = total_comments + 5000 WHERE id = ${world.commentedId}`.execute(
    db,
  );
  const query = jest.spyOn(Client.prototype, 'query');
  let isOver = false;
  const removing = remove().finally(() => (isOver = true));
  let answered = 0;
  for (; !isOver; answered += 1)
    expect((await callAs(server, world.reader, calls.me)).status).toBe(200);
  await removing;
  expect(answered).toBeGreaterThan(2);
  const statements = query.mock.calls.map(([asked]: unknown[]) =>
    typeof asked === 'string' ? asked : (asked as { text: string }).text,
  );
  // No transaction removes more than two hundred rows.
  expect(statements.filter((text) => text === 'commit').length).toBeGreaterThanOrEqual(50);
  const after = await countRows(id);
  expect(columns.filter(({ key, fate }) => fate !== 'kept' && after[key] !== 0)).toEqual([]);
  expect(after['comments.user_id']).toBe(1);
});

test('two processes delete the same account together', async () => {
  await request();
  server.clock.advance(14 * DAY_MS);
  await Promise.all([deleteDueAccounts(server.deps), deleteDueAccounts(server.deps)]);
  const after = await countRows(world.owner.id);
  expect(columns.filter(({ key, fate }) => fate !== 'kept' && after[key] !== 0)).toEqual([]);
  const mails = await mailsTo(server, world.owner.email);
  expect(mails.filter(({ subject }) => subject === 'Your Quad account was deleted')).toHaveLength(
    1,
  );
});
