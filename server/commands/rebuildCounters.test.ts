import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { runCommand } from '#server/testing/runCommand';
import { counters } from './counters';

let server: TestServer;
let asha: TestUser;
let ben: TestUser;
let postId: number;

/** Creates likes, a comment with a like, RSVPs, university members and unread messages. */
beforeAll(async () => {
  server = await createTestServer();
  asha = await server.person({ university: 'BUET' });
  ben = await server.person({ university: 'BUET' });
  await connectUsers(server, asha, ben);
  const text = { body: { content: 'Counted.' } };
  postId = (await callAs(server, asha, calls.createTextPost, text)).response.id;
  const { db } = server.deps;
  await callAs(server, ben, calls.like, { body: { post_id: postId } });
  await db.insertInto('post_likes').values({ post_id: postId, user_id: asha.id }).execute();
  const comment = { post_id: postId, user_id: ben.id, depth: 1, content: 'Yes.' };
  const made = await db
    .insertInto('comments')
    .values({ ...comment, parent_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('comment_likes').values({ comment_id: made.id, user_id: asha.id }).execute();
  const day = new Date('2031-05-01T00:00:00Z');
  const { id: eventId } = await db
    .insertInto('events')
    .values({
      post_id: postId,
      title: 'Open lab',
      description: 'Come.',
      location: null,
      event_date: '2031-05-01',
      event_time: '10:00',
      timezone: 'UTC',
      starts_at: day,
      day_ends_at: new Date(day.getTime() + 1),
      image_file_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('event_rsvps')
    .values([
      { event_id: eventId, user_id: asha.id, status: 'going' },
      { event_id: eventId, user_id: ben.id, status: 'interested' },
    ])
    .execute();
  const socket = await openSocket(await server.listen(), asha);
  await socket.say(ben, 'Hello');
  await socket.say(ben, 'Are you there?');
  socket.raw.close();
  await socket.closed;
});
afterAll(() => server.close());

const quad = (...args: string[]) => runCommand(server, 'counters', 'rebuild', ...args);

interface CounterReport {
  table: string;
  column: string;
  stored: number;
  actual: number;
}
const told = async (...args: string[]) =>
  JSON.parse((await quad('--json', ...args)).out) as CounterReport[];

async function spoil() {
  const { db } = server.deps;
  for (const { table, column } of counters) {
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = 40`.execute(db);
  }
}

test('every counter is recounted, and the differences are reported', async () => {
  await spoil();
  const differed = await told();
  const lines = differed.map(({ table, column, stored, actual }) =>
    [table, column, stored, actual].join(' '),
  );
  expect(lines).toEqual([
    'posts total_likes 40 2',
    'posts total_comments 40 1',
    'comments total_likes 40 1',
    'events going 40 1',
    'events interested 40 1',
    'events waiting 40 0',
    'users stored_bytes 40 0',
    'users stored_bytes 40 0',
    'universities total_members 40 2',
    ...(asha.id < ben.id
      ? ['conversations unread_count 40 0', 'conversations unread_count 40 2']
      : ['conversations unread_count 40 2', 'conversations unread_count 40 0']),
  ]);
  expect(await quad()).toEqual({ code: 0, out: 'All counters are correct.', err: '' });
  const audit = server.deps.db.selectFrom('audit_events').select('details');
  expect(await audit.where('event', '=', 'counters_rebuilt').execute()).toEqual([
    { details: { changed: 11 } },
  ]);
});

test('--check changes nothing', async () => {
  await quad();
  await server.deps.db.updateTable('posts').set({ total_likes: 7 }).execute();
  const line = `posts\t${postId}\ttotal_likes\t7 -> 2`;
  expect((await quad('--check')).out).toBe(line);
  expect((await quad('--check')).out).toBe(line);
  expect((await quad()).out).toBe(line);
});

test('concurrent likes are each counted exactly once', async () => {
  await quad();
  const people = await Promise.all(Array.from({ length: 12 }, () => server.person()));
  await server.deps.db.updateTable('posts').set({ total_likes: 90 }).execute();
  const like = { body: { post_id: postId } };
  const liking = people.map((person) => callAs(server, person, calls.like, like));
  const rebuilding = Promise.all([quad(), quad(), quad()]);
  const statuses = (await Promise.all(liking)).map(({ status }) => status);
  await rebuilding;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await told('--check')).toEqual([]);
});
