import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { announceIn, sendRsvp } from '#server/features/calendar/testing/attend';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let asha: TestUser;
let reader: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [asha, reader] = await Promise.all([server.person(), server.person()]);
});

/** More than the 100 rows that one transaction removes. */
const MANY_POSTS = 110;
const MANY_ROWS = 205;

const purge = (...args: string[]) =>
  runCommand(server, 'accounts', 'purge', asha.username, ...args);

/** The counts that a purge prints. */
async function countsOf(...args: string[]): Promise<Record<string, number>> {
  const { out } = await purge(...args, '--json');
  const { username: _, purged: __, ...counts } = JSON.parse(out) as Record<string, number>;
  return counts;
}

const audited = async () =>
  (
    await server.deps.db
      .selectFrom('audit_events')
      .select(['event', 'details'])
      .where('user_id', '=', asha.id)
      .orderBy('id')
      .execute()
  ).map(({ event, details }) => ({ event, ...details }));

const insertWork = async (owner: TestUser) =>
  (
    await server.deps.db
      .insertInto('posted_research')
      .values({ user_id: owner.id, title: 'Fog', research_field: 'Optics', details: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const insertJoin = (
  research_id: number,
  people: { owner_id: number; requester_id: number },
  status: 'pending' | 'accepted',
) =>
  server.deps.db
    .insertInto('collaboration_requests')
    .values({ research_id, ...people, message: 'May I join?', status })
    .execute();

/** Inserts many rows of each kind of content, as the person or their script wrote them. */
async function writeMuch(): Promise<void> {
  const { db } = server.deps;
  await insertPaper(server, asha);
  const { id: post_id } = (
    await callAs(server, reader, calls.createTextPost, { body: { content: 'My notes' } })
  ).response;
  await sql`
    INSERT INTO posts (user_id, post_type, content, total_comments)
      SELECT ${asha.id}, 'text', 'Buy notes', 1 FROM generate_series(1, ${MANY_POSTS});
  `.execute(db);
  await sql`
    INSERT INTO comments (post_id, user_id, depth, content)
      SELECT id, ${asha.id}, 1, 'First!' FROM posts WHERE user_id = ${asha.id}
  `.execute(db);
  await sql`
    INSERT INTO comments (post_id, user_id, depth, content)
      SELECT ${post_id}, ${asha.id}, 1, 'Buy notes' FROM generate_series(1, ${MANY_ROWS})
  `.execute(db);
  await sql`UPDATE posts SET total_comments = ${MANY_ROWS} WHERE id = ${post_id}`.execute(db);
  await sql`
    WITH stored AS (
      INSERT INTO files (name, owner_id, purpose, mime_type, bytes, original_name)
      SELECT ${asha.username} || n || '.pdf', ${asha.id}, 'paper', 'application/pdf', 0, 'a.pdf'
      FROM generate_series(2, ${MANY_POSTS}) AS n RETURNING id
    )
    INSERT INTO papers (user_id, file_id, text_id, title, author, research_field, abstract)
      SELECT ${asha.id}, stored.id, text_id, title, author, research_field, abstract
      FROM papers, stored WHERE user_id = ${asha.id}
  `.execute(db);
  await sql`
    INSERT INTO posted_research (user_id, title, research_field, details)
      SELECT person, 'Fog', 'Optics', '' FROM generate_series(1, ${MANY_ROWS}),
        unnest(ARRAY[${asha.id}, ${reader.id}]::bigint[]) AS person
  `.execute(db);
  await sql`
    INSERT INTO collaboration_requests (research_id, owner_id, requester_id, message)
      SELECT id, ${reader.id}, ${asha.id}, 'Buy notes' FROM posted_research
      WHERE user_id = ${reader.id}
  `.execute(db);
  await sql`
    WITH people AS (
      INSERT INTO users (username, email)
      SELECT ${asha.username} || n, ${asha.username} || n FROM generate_series(1, ${MANY_ROWS}) AS n
      RETURNING id
    )
    INSERT INTO connection_requests (sender_id, receiver_id) SELECT ${asha.id}, id FROM people
  `.execute(db);
}

const muchWritten = {
  ...{ posts: MANY_POSTS, comments: MANY_ROWS, papers: MANY_POSTS, works: MANY_ROWS },
  ...{ closed_works: 0, connection_requests: MANY_ROWS, collaboration_requests: MANY_ROWS },
};
const nothing = Object.fromEntries(Object.keys(muchWritten).map((kind) => [kind, 0]));

test('without --yes a purge counts what it then removes, and the next time finds nothing', async () => {
  await writeMuch();
  // The comments on the person's own posts go with them.
  expect(await countsOf()).toEqual(muchWritten);
  expect(await audited()).toEqual([]);
  expect((await purge()).out).toBe(
    `To remove from ${asha.username}: 110 posts, 205 comments, 110 papers, 205 current works, 205 open requests to connect, 205 open requests to join work. To close: 0 current works with collaborators.\n` +
      'Nothing was removed. Run it again with --yes to remove them.',
  );
  expect(await countsOf('--yes')).toEqual(muchWritten);
  expect(await audited()).toEqual([
    { event: 'account_purge_started', since: null, ...muchWritten },
    { event: 'account_purged', since: null, ...muchWritten },
  ]);
  expect((await purge('--yes')).out).toBe(`${asha.username} has nothing to remove.`);
  expect(await countsOf()).toEqual(nothing);
  const counters = await runCommand(server, 'counters', 'rebuild', '--check', '--json');
  expect(JSON.parse(counters.out)).toEqual([]);
});

test('a purge that is killed at any point has a record, and the next one goes on', async () => {
  await writeMuch();
  let deletes = 0;
  const db = server.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') deletes -= 1;
      if (deletes < 0) throw new Error('The process is killed.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const killable = { ...server, deps: { ...server.deps, db } };
  const left = [await countsOf()];
  for (;;) {
    // A post is deleted with its notifications. The first 105 are more than one transaction and less
    // than two. Later runs end sooner.
    deletes = left.length === 1 ? 2 * 105 : 10 + left.length;
    const { code, err } = await runCommand(killable, 'accounts', 'purge', asha.username, '--yes');
    if (code === 0) break;
    expect(err).toContain('The process is killed.');
    expect((await audited()).at(-1)).toEqual({
      ...{ event: 'account_purge_started', since: null },
      ...left.at(-1),
    });
    left.push(await countsOf());
  }
  expect(left[1]).toEqual({ ...muchWritten, posts: MANY_POSTS - 100 });
  expect(left.length).toBeGreaterThan(3);
  expect((await audited()).filter(({ event }) => event === 'account_purged')).toEqual([
    { event: 'account_purged', since: null, ...left.at(-1) },
  ]);
  expect(await countsOf()).toEqual(nothing);
});

test('works with collaborators stay and are closed, and accepted requests stay', async () => {
  const { db } = server.deps;
  const [shared, alone, joined] = [
    await insertWork(asha),
    await insertWork(asha),
    await insertWork(reader),
  ];
  const ownerIs = (owner: TestUser, requester: TestUser) => ({
    owner_id: owner.id,
    requester_id: requester.id,
  });
  await insertJoin(shared, ownerIs(asha, reader), 'accepted');
  await insertJoin(alone, ownerIs(asha, reader), 'pending');
  await insertJoin(joined, ownerIs(reader, asha), 'accepted');
  const found = { ...nothing, works: 1, closed_works: 1 };
  expect(await countsOf()).toEqual(found);
  expect(await countsOf('--yes')).toEqual(found);
  const works = await db
    .selectFrom('posted_research')
    .select(['id', 'is_open'])
    .where('id', 'in', [shared, alone, joined])
    .orderBy('id')
    .execute();
  expect(works).toEqual([
    { id: shared, is_open: false },
    { id: joined, is_open: true },
  ]);
  const requests = await db
    .selectFrom('collaboration_requests')
    .select('research_id')
    .where('research_id', 'in', [shared, joined])
    .where('status', '=', 'accepted')
    .execute();
  expect(requests).toHaveLength(2);
  expect(await countsOf('--yes')).toEqual(nothing);
});

test('an event is cancelled with a notice, and an open request disappears with its own', async () => {
  const evening = await announceIn(server, asha, 30 * DAY_MS);
  await sendRsvp(server, reader, evening, 'going');
  await callAs(server, asha, calls.connect, { body: { friend_id: reader.id } });
  const told = async () =>
    (await callAs(server, reader, calls.listNotifications)).response.map(({ type }) => type);
  expect(await told()).toEqual(['connection_request']);
  expect(await countsOf('--yes')).toEqual({ ...nothing, posts: 1, connection_requests: 1 });
  expect(await told()).toEqual(['event_cancelled']);
  const cancelled = await server.deps.db
    .selectFrom('cancelled_events')
    .select(['attendee_ids', 'author_id'])
    .where('event_id', '=', evening.eventId)
    .execute();
  expect(cancelled).toEqual([{ attendee_ids: [reader.id], author_id: asha.id }]);
});

test('content from before a date stays, except for comments on posts that go', async () => {
  const write = async () => {
    const body = { content: 'Buy notes' };
    const { id } = (await callAs(server, asha, calls.createTextPost, { body })).response;
    await callAs(server, asha, calls.createComment, { params: { post_id: id }, body });
    await insertPaper(server, asha);
    return id;
  };
  const old = await write();
  server.clock.advance(3_600_000);
  const since = `${server.clock.now().toISOString().slice(0, 16)}Z`;
  server.clock.advance(60_000);
  await write();
  const body = { content: 'Buy more' };
  await callAs(server, asha, calls.createComment, { params: { post_id: old }, body });
  const found = { ...nothing, posts: 1, comments: 1, papers: 1 };
  expect(await countsOf('--since', since)).toEqual(found);
  expect(await countsOf('--since', since, '--yes')).toEqual(found);
  expect(await countsOf()).toEqual({ ...nothing, posts: 1, papers: 1 });
});

test.each(['yesterday', '2026-13-01', '20-11-2026', ''])(
  'a date such as “%s” is wrong usage',
  async (since) => {
    const { code, err } = await purge('--since', since, '--yes');
    expect(code).toBe(2);
    expect(err).toContain('is not a date.');
  },
);
