import { calls } from '#contract/calls/index';
import { REPORT_KINDS } from '#contract/limits';
import { closeGoneReports } from '#domain/reports';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { insertPaper } from '#server/testing/insertPaper';
import { runCommand } from '#server/testing/runCommand';
import { deleteDueAccounts } from './deleteDueAccounts';

const DAY_MS = 24 * 3_600_000;
const NOTE = 'The third one this week';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
beforeEach(async () => {
  server = await createTestServer();
  [author, reader] = await Promise.all([server.person(), server.person()]);
});
afterEach(() => server.close());

const stored = () => server.deps.db.selectFrom('reports').selectAll().orderBy('id').execute();

/** Creates content of each kind, except a message, and returns the ids. */
async function write(owner: TestUser) {
  const text = { body: { content: 'Notes for sale' } };
  const post = (await callAs(server, owner, calls.createTextPost, text)).response.id;
  const onPost = { params: { post_id: post }, ...text };
  const comment = (await callAs(server, owner, calls.createComment, onPost)).response.id;
  const paper = await insertPaper(server, owner, { title: 'Notes for sale' });
  return { post, comment, paper, person: owner.id };
}

/** Reports everything that a person wrote. */
async function reportAll(reporter: TestUser, owner: TestUser): Promise<void> {
  const ids = await write(owner);
  for (const kind of REPORT_KINDS.filter((each) => each !== 'message')) {
    const body = { kind, id: ids[kind], reason: 'Spam or advertising', note: NOTE };
    expect((await callAs(server, reporter, calls.createReport, { body })).status).toBe(201);
  }
}

async function removeAccount(person: TestUser): Promise<void> {
  const body = { password: TEST_PASSWORD };
  expect((await callAs(server, person, calls.requestDeletion, { body })).status).toBe(200);
  server.clock.advance(14 * DAY_MS);
  expect(await deleteDueAccounts(server.deps)).toBe(1);
}

const answersOf = async ({ id }: TestUser) =>
  (
    await server.deps.db
      .selectFrom('notifications')
      .select('subject')
      .where('user_id', '=', id)
      .where('type', '=', 'report_decided')
      .execute()
  ).map(({ subject }) => subject);

test('reports about a deleted person keep their texts, end, and notify each reporter once', async () => {
  await reportAll(reader, author);
  const before = await stored();
  await removeAccount(author);
  await Promise.all([closeGoneReports(server.deps), closeGoneReports(server.deps)]);
  const after = await stored();
  const facts = ({ id, content, note, author_id }: (typeof after)[number]) => {
    return { id, content, note, author_id };
  };
  expect(after.map(facts)).toEqual(before.map(facts));
  expect(after.map(({ state }) => state)).toEqual(before.map(() => 'acted'));
  expect((await answersOf(reader)).sort()).toEqual(after.map(({ id }) => `report:${id}`).sort());
});

test('reports by a deleted person stay for the moderators, and notify no one when they end', async () => {
  await reportAll(reader, author);
  await removeAccount(reader);
  const waiting = await stored();
  expect(waiting.map(({ state, note }) => [state, note])).toEqual(
    waiting.map(() => ['open', NOTE]),
  );
  for (const { id } of waiting)
    expect((await runCommand(server, 'reports', 'dismiss', String(id))).code).toBe(0);
  expect((await stored()).map(({ state }) => state)).toEqual(waiting.map(() => 'no_breach'));
  expect(await answersOf(reader)).toEqual([]);
});
