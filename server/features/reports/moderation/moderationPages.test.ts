import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import type { REPORT_KINDS } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { callAs } from '#server/testing/rights/callAs';
import {
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

const report = async (kind: (typeof REPORT_KINDS)[number] = 'post') =>
  (await sendReport(server, world.reader, { kind, id: world.ids[kind] })).response.id;

test('pages: those that wait from the oldest, decided ones from the newest', async () => {
  const { one, reader } = world;
  const ids = [await report('post'), await report('comment'), await report('paper')];
  const list = async (query: Record<string, string | number>) => {
    const { response } = await callAs(server, one, calls.listModerationReports, { query });
    return response.reports.map(({ id }) => id);
  };
  expect(await list({})).toEqual(ids);
  expect(await list({ before_id: ids[0] ?? 0 })).toEqual(ids.slice(1));
  expect(await list({ state: 'open', before_id: ids[0] ?? 0 })).toEqual(ids.slice(1));
  for (const id of ids) await decide(server, one, id, { decision: 'dismiss' });
  expect(await list({ state: 'open' })).toEqual([]);
  expect(await list({ state: 'no_breach' })).toEqual([...ids].reverse());
  expect(await list({ state: 'no_breach', before_id: ids[1] ?? 0 })).toEqual([ids[0]]);
  const wrong = { query: { state: 'gone' } };
  expect((await callAs(server, one, calls.listModerationReports, wrong)).status).toBe(400);
  const mine = await callAs(server, reader, calls.listMyReports);
  expect(mine.response.reports).toHaveLength(3);
});

test('every report that waits is on a page, also if none is decided', async () => {
  await report();
  await sql`
    WITH reporters AS (
      INSERT INTO users (username, email)
      SELECT 'more' || n, n || '@more.example' FROM generate_series(1, 44) AS n RETURNING id
    )
    INSERT INTO reports (kind, target_id, author_id, reporter_id, reason, content)
    SELECT kind, target_id, author_id, reporters.id, reason, content FROM reports, reporters
  `.execute(server.deps.db);
  const found: number[] = [];
  const nextPage = async () => {
    const before = found.at(-1);
    const query: Record<string, number> = before === undefined ? {} : { before_id: before };
    const { response } = await callAs(server, world.one, calls.listModerationReports, { query });
    found.push(...response.reports.map(({ id }) => id));
    return [response.reports.length, response.waiting];
  };
  expect([await nextPage(), await nextPage(), await nextPage(), await nextPage()]).toEqual([
    [20, 45],
    [20, 45],
    [5, 45],
    [0, 45],
  ]);
  const stored = await server.deps.db.selectFrom('reports').select('id').orderBy('id').execute();
  expect(found).toEqual(stored.map(({ id }) => id));
});
