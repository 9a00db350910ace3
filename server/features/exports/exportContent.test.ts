import ICAL from 'ical.js';
import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { exportedColumns, unexportedOwnColumns } from '#domain/personalData';
import { stopCitationWorker } from '#server/features/research/citations/readCitations';
import { hashOfToken, makeToken } from '#server/platform/secrets/token';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';
import { announce, sendMessage, storeFile } from './testing/makeExportWorld';
import { openExport, type OpenedExport } from './testing/openExport';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await stopCitationWorker();
  await server.close();
});
beforeEach(async () => {
  [nusrat, tanvir] = await Promise.all([server.person(), server.person()]);
});

const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(2)> & "quoted"';
const post = async (user: TestUser, content: string) =>
  (await callAs(server, user, calls.createTextPost, { body: { content } })).response.id;
const everything = ({ files }: OpenedExport) =>
  [...files].map(([path, content]) => `${path}\n${content.toString('latin1')}`).join('\n');

test('every key of the map of columns is a documented key of quad.json', async () => {
  const { json } = await openExport(server, nusrat);
  const keys = new Set(Object.keys(json.about.keys));
  expect([...Object.keys(json)].sort()).toEqual(['about', ...keys].sort());
  const named = Object.values(exportedColumns).flatMap((each) => ('as' in each ? each.as : []));
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
  expect([...keys].filter((key) => !named.includes(key))).toEqual([]);
  expect(json.profile).toMatchObject([{ username: nusrat.username, email: nusrat.email }]);
});

test('the profile has every column of the account, or there is a reason why not', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'users'`.execute(server.deps.db);
  const [profile = {}] = (await openExport(server, nusrat)).json.profile as object[];
  const exported = new Set(Object.keys(profile));
  const missing = rows.map(({ name }) => name).filter((name) => !exported.has(name));
  expect(missing.sort()).toEqual(Object.keys(unexportedOwnColumns).sort());
});

test('both sides of a conversation are exported with their files, also after a block', async () => {
  const picture = { purpose: 'chat', name: 'lab:notes?.txt', type: 'text/plain' };
  const sent = await storeFile(server, nusrat, { ...picture, content: 'from Nusrat' });
  const received = await storeFile(server, tanvir, { ...picture, content: 'from Tanvir' });
  await sendMessage(server, [nusrat, tanvir], 'Hello Tanvir', sent);
  await sendMessage(server, [tanvir, nusrat], 'Hello Nusrat', received);
  await callAs(server, nusrat, calls.block, { body: { user_id: tanvir.id } });
  const opened = await openExport(server, nusrat);
  const path = (id: number) => `files/${id}-lab_notes_.txt`;
  expect(opened.json.messages).toMatchObject([
    {
      conversation_with: tanvir.username,
      direction: 'sent',
      content: 'Hello Tanvir',
      files: [{ path: path(sent), name: 'lab:notes?.txt', type: 'text/plain', bytes: 11 }],
    },
    { direction: 'received', content: 'Hello Nusrat', files: [{ path: path(received) }] },
  ]);
  expect(opened.text(path(sent))).toBe('from Nusrat');
  expect(opened.text(path(received))).toBe('from Tanvir');
  expect(opened.json.blocked_people).toMatchObject([{ person: tanvir.username }]);
  expect(opened.text('index.html')).toContain(`<h3>${tanvir.username}</h3>`);
});

test('the page shows posts and comments as text, and nothing in it can run', async () => {
  const postId = await post(nusrat, HOSTILE);
  await callAs(server, nusrat, calls.createComment, {
    params: { post_id: postId },
    body: { content: 'A comment\nin two lines' },
  });
  const { text, json } = await openExport(server, nusrat);
  const page = text('index.html');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(/<script|<img src=x|https?:\/\//);
  expect(page).toContain('A comment\nin two lines');
  expect(page).toContain("script-src 'none'");
  expect(json.posts).toMatchObject([{ id: postId, content: HOSTILE, comments: 1 }]);
});

test('papers and works are in the bibliography, own and visited events in the calendar', async () => {
  await insertPaper(server, nusrat, { title: 'Xylem Flow', author: 'Nusrat Jahan' });
  await callAs(server, nusrat, calls.postResearch, {
    body: { title: 'Salt {and} 50% Leaves', research_field: 'Botany', details: 'Join me.' },
  });
  await announce(server, nusrat, 'Tree talk');
  const visited = await announce(server, tanvir, 'Leaf walk');
  const seen = await announce(server, tanvir, 'Root lecture');
  for (const [id, status] of [
    [visited, 'going'],
    [seen, 'interested'],
  ] as const)
    await callAs(server, nusrat, calls.setRsvp, { params: { id }, body: { status } });
  const { text, json, files } = await openExport(server, nusrat);
  const bibliography = text('works.bib');
  expect(bibliography.match(/^@\w+\{[^,]+,$/gm)).toEqual([
    expect.stringMatching(/^@article\{/),
    expect.stringMatching(/^@(unpublished|misc)\{/),
  ]);
  expect(bibliography).toContain('{Xylem {Flow}}');
  const component = new ICAL.Component(ICAL.parse(text('events.ics')) as unknown[]);
  const events = component.getAllSubcomponents('vevent');
  const facts = events.map((event) => [
    event.getFirstPropertyValue('summary'),
    event.getFirstPropertyValue('status'),
    /^Hosted by (.+)$/m.exec(String(event.getFirstPropertyValue('description')))?.[1],
  ]);
  expect(facts.sort()).toEqual([
    ['Leaf walk', 'CONFIRMED', tanvir.username],
    ['Root lecture', 'TENTATIVE', tanvir.username],
    ['Tree talk', 'CONFIRMED', nusrat.username],
  ]);
  expect(json.rsvps?.map(({ title }) => title)).toEqual(['Leaf walk', 'Root lecture']);
  expect(json.works).toMatchObject([{ title: 'Salt {and} 50% Leaves' }]);
  // Its row exists without bytes.
  expect(files.get('missing-files.txt')?.toString()).toMatch(/files\/\d+-paper\.pdf/);
});

test('more rows than a batch are exported once each, in order', async () => {
  const { db, clock } = server.deps;
  const created_at = clock.now();
  const rows = Array.from({ length: 1_203 }, (_, index) => ({
    user_id: nusrat.id,
    post_type: 'text' as const,
    content: `Note ${index}`,
    created_at,
  }));
  await db.insertInto('posts').values(rows).execute();
  const { json } = await openExport(server, nusrat);
  expect(json.posts?.map(({ content }) => content)).toEqual(rows.map(({ content }) => content));
});

test('what people hidden from the person wrote stays out, and so do addresses of others', async () => {
  const hidden = await server.person({ username: 'hidden-person' });
  const shy = await server.person({ username: 'shy-friend', email: 'shy.secret@campus.example' });
  await connectUsers(server, nusrat, shy);
  await connectUsers(server, nusrat, tanvir);
  const theirs = await post(hidden, 'Secret thoughts');
  await callAs(server, nusrat, calls.like, { body: { post_id: theirs } });
  const event = await announce(server, hidden, 'Secret meeting');
  await callAs(server, nusrat, calls.setRsvp, { params: { id: event }, body: { status: 'going' } });
  const mine = await post(nusrat, 'Mine');
  await callAs(server, hidden, calls.like, { body: { post_id: mine } });
  await callAs(server, hidden, calls.reportPost, {
    params: { id: mine },
    body: { reason: 'Reported by a hidden person' },
  });
  await post(hidden, `I like @${nusrat.username}`);
  await callAs(server, hidden, calls.block, { body: { user_id: nusrat.id } });
  const opened = await openExport(server, nusrat);
  const all = everything(opened);
  for (const text of ['hidden-person', 'Secret thoughts', 'Secret meeting', 'Reported by'])
    expect(all).not.toContain(text);
  for (const email of [hidden.email, shy.email, tanvir.email]) expect(all).not.toContain(email);
  expect(opened.json.connections).toMatchObject([
    { person: 'shy-friend' },
    { person: tanvir.username },
  ]);
  expect(opened.json.post_likes).toMatchObject([{ post_id: theirs, post_by: null }]);
  expect(opened.json.notifications).toEqual([]);
  expect(opened.json.mentions).toEqual([]);
});

test('a report is exported to its reporter, the decision to the author, who learns nothing of the reporter', async () => {
  const id = await post(tanvir, 'Notes for sale');
  const note = 'The third one this week';
  const body = { kind: 'post', id, reason: 'Spam or advertising', note } as const;
  expect((await callAs(server, nusrat, calls.createReport, { body })).status).toBe(201);
  const removal = ['posts', 'remove', String(id), '--reason', 'No advertisements.'];
  expect((await runCommand(server, ...removal)).code).toBe(0);
  const reporters = await openExport(server, nusrat);
  expect(reporters.json.reports).toMatchObject([
    { kind: 'post', target_id: id, reason: body.reason, note, state: 'acted' },
  ]);
  expect(reporters.json.moderation).toEqual([]);
  const authors = await openExport(server, tanvir);
  expect(authors.json.reports).toEqual([]);
  expect(authors.json.moderation).toMatchObject([
    { kind: 'post', target_id: id, decision: 'remove', content: 'Notes for sale' },
  ]);
  expect(everything(authors)).not.toContain(note);
  expect(everything(authors)).not.toContain(nusrat.username);
});

test('a sender is not told that a request was rejected', async () => {
  const { response } = await callAs(server, nusrat, calls.connect, {
    body: { friend_id: tanvir.id },
  });
  await callAs(server, tanvir, calls.rejectRequest, {
    params: { request_id: response.request_id ?? 0 },
  });
  const sent = (await openExport(server, nusrat)).json.connection_requests;
  const received = (await openExport(server, tanvir)).json.connection_requests;
  expect(sent).toMatchObject([{ direction: 'sent', status: 'closed' }]);
  expect(received).toMatchObject([{ direction: 'received', status: 'rejected' }]);
});

/** Every hash, token and sealed text in the database, in the forms in which it could be written. */
async function secretsOf({ deps: { db } }: TestServer): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND (data_type = 'bytea' OR column_name ~ '(hash|token|secret)$')
  `.execute(db);
  expect(columns.rows.length).toBeGreaterThan(6);
  const found: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await sql<{ value: Buffer | string | null }>`
      SELECT ${sql.ref(column)} AS value FROM ${sql.table(table)}`.execute(db);
    for (const { value } of rows) {
      if (typeof value === 'string') found.push(value);
      else if (value)
        found.push(
          ...(['hex', 'base64', 'base64url', 'latin1'] as const).map((form) =>
            value.toString(form),
          ),
        );
    }
  }
  return found;
}

test('no secret of the database is in the archive', async () => {
  const { db, clock, secrets } = server.deps;
  const now = clock.now();
  const later = new Date(now.getTime() + 600_000);
  const plain = [makeToken(), makeToken(), makeToken(), '417283', 'kept-answer-secret'] as const;
  const [feed, undo, share, code, kept] = plain;
  const postId = await post(nusrat, 'Shared');
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: nusrat.id, token_hash: hashOfToken(feed), created_at: now })
    .execute();
  await db
    .insertInto('email_changes')
    .values({
      user_id: nusrat.id,
      old_email: 'old@campus.example',
      new_email: 'new@campus.example',
      undo_hash: hashOfToken(undo),
      undo_until: later,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('post_shares')
    .values({ post_id: postId, user_id: nusrat.id, token: share, created_at: now })
    .execute();
  await db
    .insertInto('one_time_codes')
    .values({
      user_id: nusrat.id,
      purpose: 'set_password',
      code_hash: secrets.mac('codes', code),
      created_at: now,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id: nusrat.id,
      path: 'POST /planted',
      key: 'planted-key',
      body_hash: secrets.mac('bodies', 'planted'),
      status: 201,
      answer: JSON.stringify({ kept }),
      created_at: now,
    })
    .execute();
  const opened = await openExport(server, nusrat);
  const all = everything(opened);
  expect(opened.json.calendar_address).toHaveLength(1);
  expect(opened.json.email_changes).toMatchObject([{ old_email: 'old@campus.example' }]);
  expect(opened.json.shared_links).toMatchObject([{ post_id: postId }]);
  const planted = [...plain, nusrat.token, 'planted-key', 'argon2', ...(await secretsOf(server))];
  expect(planted.filter((secret) => all.includes(secret))).toEqual([]);
});
