import fc from 'fast-check';
import { calls } from '#contract/calls/index';
import { MODERATION_DECISIONS, REPORT_KINDS } from '#contract/limits';
import { closeGoneReports } from '#domain/reports';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';
import {
  answersTo,
  createReported,
  createReportWorld,
  decide,
  MODERATED,
  sendReport,
  type ReportWorld,
} from '../testing/reportWorld';

let server: TestServer;
let world: ReportWorld;
beforeEach(async () => {
  server = await createTestServer({ config: MODERATED });
  world = await createReportWorld(server);
});
afterEach(() => server.close());

const stored = () => server.deps.db.selectFrom('reports').selectAll().orderBy('id').execute();

test('of two moderators who decide at once, one does, and the reporter is notified once', async () => {
  const { reader, other, author, one, two, ids } = world;
  for (let round = 0; round < 10; round += 1) {
    const body = { content: `Note ${round}` };
    const { id } = (await callAs(server, author, calls.createTextPost, { body })).response;
    const mine = await sendReport(server, reader, { kind: 'post', id });
    const theirs = await sendReport(server, other, { kind: 'post', id });
    const decided = await Promise.all([
      decide(server, one, mine.response.id, { decision: 'remove' }),
      decide(server, two, theirs.response.id, { decision: round % 2 ? 'remove' : 'warn' }),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  for (const user of [reader, other]) {
    const answers = await answersTo(server, user);
    expect([answers.length, new Set(answers).size]).toEqual([10, 10]);
  }
  expect(await answersTo(server, author)).toHaveLength(10);
  expect((await stored()).map(({ state }) => state)).toEqual(
    Array.from({ length: 20 }, () => 'acted'),
  );
  expect((await callAs(server, reader, calls.readPost, { params: { id: ids.post } })).status).toBe(
    200,
  );
});

test('a decision, a withdrawal and a deletion at once end a report once', async () => {
  const { reader, author, one } = world;
  for (let round = 0; round < 10; round += 1) {
    const body = { content: `Note ${round}` };
    const { id } = (await callAs(server, author, calls.createTextPost, { body })).response;
    const sent = await sendReport(server, reader, { kind: 'post', id });
    const params = { id: sent.response.id };
    const statuses = await Promise.all([
      decide(server, one, sent.response.id, { decision: 'warn' }),
      callAs(server, reader, calls.withdrawReport, { params }),
      callAs(server, author, calls.deletePost, { params: { id } }),
      closeGoneReports(server.deps),
    ]);
    const [decided, withdrawn, deleted] = statuses;
    expect(deleted.status).toBe(204);
    await closeGoneReports(server.deps);
    const report = (await stored()).find((each) => each.id === sent.response.id);
    const expected = withdrawn.status === 204 ? 'withdrawn' : 'acted';
    expect([report?.state, decided.status === 200 && withdrawn.status === 204]).toEqual([
      expected,
      false,
    ]);
    const answers = await answersTo(server, reader);
    const ofThis = answers.filter((answer) => answer.endsWith(`report:${sent.response.id}`));
    expect(ofThis).toHaveLength(expected === 'acted' ? 1 : 0);
  }
});

const ACTS = [
  'report',
  'look',
  'decide',
  'withdraw',
  'appeal',
  'delete',
  'command',
  'pass',
] as const;
/** An act of a person; the number chooses the person, and the content or report. */
interface Act {
  act: (typeof ACTS)[number];
  pick: number;
  decision: (typeof MODERATION_DECISIONS)[number];
}
const act: fc.Arbitrary<Act> = fc.record({
  act: fc.constantFrom(...ACTS),
  pick: fc.nat(1_000),
  decision: fc.constantFrom(...MODERATION_DECISIONS),
});
/** Waves of acts. Those of a wave happen at once, and meet the reports of the waves before. */
const waves = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), {
  minLength: 2,
  maxLength: 6,
});

const choose = <T>(from: readonly T[], pick: number): T | undefined => from[pick % from.length];

async function perform({ act, pick, decision }: Act): Promise<void> {
  const { one, two, reader, other, author, ids } = world;
  const known = await stored();
  const id = choose(known, pick)?.id ?? 0;
  const params = { id };
  const reporter = pick % 2 ? reader : other;
  const moderator = pick % 2 ? one : two;
  switch (act) {
    case 'report': {
      const kind = choose(REPORT_KINDS, pick) ?? 'post';
      await sendReport(server, reporter, { kind, id: ids[kind] });
      return;
    }
    case 'look':
      await callAs(server, moderator, calls.lookAtReport, { params });
      return;
    case 'decide':
      await decide(server, moderator, id, { decision, days: 1 });
      return;
    case 'withdraw':
      await callAs(server, reporter, calls.withdrawReport, { params });
      return;
    case 'appeal':
      await callAs(server, author, calls.appealDecision, { params, body: { text: 'I differ.' } });
      return;
    case 'delete':
      await deleteOne(author, pick);
      return;
    case 'command':
      await runCommand(server, 'reports', 'dismiss', String(id || 1));
      return;
    case 'pass':
      await closeGoneReports(server.deps);
  }
}

async function deleteOne(author: TestUser, pick: number): Promise<void> {
  const { ids } = world;
  if (pick % 3 === 0) await callAs(server, author, calls.deletePost, { params: { id: ids.post } });
  if (pick % 3 === 1)
    await callAs(server, author, calls.deleteComment, { params: { comment_id: ids.comment } });
  if (pick % 3 === 2)
    await callAs(server, author, calls.deletePaper, { params: { id: ids.paper } });
}

test('whatever people do at once, every report reaches a final state, and notifies its reporter once unless withdrawn', async () => {
  await fc.assert(
    fc.asyncProperty(waves, async (list) => {
      const { db } = server.deps;
      await db.deleteFrom('reports').execute();
      await db.deleteFrom('notifications').where('actor_id', 'is', null).execute();
      await db.updateTable('users').set({ suspended_until: null }).execute();
      world.ids = await createReported(server, world.author, world.reader);
      for (const wave of list) await Promise.all(wave.map(perform));
      // The moderators finish their queue, whatever is left. No one decides an appeal against their
      // own decision.
      for (const { id } of await stored())
        for (const moderator of [world.one, world.two])
          await decide(server, moderator, id, { decision: 'dismiss' });
      await closeGoneReports(server.deps);
      const answers = [
        ...(await answersTo(server, world.reader)),
        ...(await answersTo(server, world.other)),
      ];
      const appeals = await answersTo(server, world.author);
      for (const { id, state, appeal } of await stored()) {
        const decided = appeals.filter((answer) => answer === `appeal_decided report:${id}`);
        expect([id, decided.length]).toEqual([id, appeal === null ? 0 : 1]);
        expect(['acted', 'no_breach', 'withdrawn']).toContain(state);
        const own = answers.filter((answer) => answer === `report_decided report:${id}`);
        expect([id, state, own.length]).toEqual([id, state, state === 'withdrawn' ? 0 : 1]);
      }
    }),
    { numRuns: 25 },
  );
});
