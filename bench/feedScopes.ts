import type { Client } from 'pg';
import type { Benchmark } from './lib/benchmark';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { startServer } from './lib/startServer';
import { percentile } from './lib/statistics';
import { withClient } from './lib/withClient';

const TURNS = 8;
const IN_A_TURN = 100;
const MOST_MS = 4;
/** Not a reader of the other benchmarks. */
const READER = 20;
const CONNECTIONS = 200;

const cases = [
  { name: 'everyone', scope: 'everyone', isDeep: false },
  { name: '200 connections', scope: 'connections', isDeep: false },
  { name: '200 connections, anywhere', scope: 'connections', isDeep: true },
  { name: 'a university of 100 people', scope: 'university', isDeep: false },
  { name: '20 hashtags', scope: 'followed', isDeep: false },
  { name: '20 hashtags, anywhere', scope: 'followed', isDeep: true },
] as const;

/** Gives the reader connections among everyone, and hashtags to follow. */
async function fillReader(client: Client): Promise<void> {
  await client.query(`
    INSERT INTO connections (low_id, high_id)
      SELECT ${READER}, ${READER} + 49 * n FROM generate_series(1, ${CONNECTIONS}) AS n
      ON CONFLICT DO NOTHING;
    INSERT INTO followed_tags (user_id, tag)
      SELECT ${READER}, 'topic' || 80 * n FROM generate_series(1, 20) AS n ON CONFLICT DO NOTHING;
  `);
  await client.query('VACUUM ANALYZE connections, followed_tags');
}

/** Measures the time of a page of each scope of the feed. */
export const feedScopes: Benchmark = {
  title: 'Scopes of the feed',
  method: `Time until a page of 10 posts of \`GET /api/posts\` has arrived over HTTP, among 1 million posts by 10 thousand
people, for a reader with ${CONNECTIONS} connections; one request at a time, ${TURNS * IN_A_TURN} of each scope by turns of
${IN_A_TURN}, after a turn that does not count; and the processor time of server and database together. "Anywhere" is with a
\`before_id\` from the whole feed, the others are the newest page.`,
  async run(campuses) {
    const campus = await campuses.campus('large');
    await withClient(campus.connectionString, fillReader);
    const server = await startServer('quad', campus.connectionString);
    const client = createClient(server.origin, await campus.tokenOf(READER));
    const found = cases.map((each) => ({ ...each, times: [] as number[], cpu: 0 }));
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const each of found) {
        const used = countCpu([server.pid, ...(await campus.backends())]);
        for (let i = 0; i < IN_A_TURN; i += 1) {
          // Steps by a large prime visit the whole feed without a pattern.
          const step = (turn * IN_A_TURN + i) * 7_919_993;
          const from = each.isDeep ? `&before_id=${1_000 + (step % (campus.posts - 1_000))}` : '';
          const start = performance.now();
          const body = await client.get(`/api/posts?limit=10&scope=${each.scope}${from}`);
          if (turn > 0) each.times.push(performance.now() - start);
          const { posts } = JSON.parse(body) as { posts: unknown[] };
          if (turn === 0 && posts.length === 0) throw new Error(`${each.name} has no posts.`);
        }
        if (turn > 0) each.cpu += used([server.pid, ...(await campus.backends())]);
      }
    }
    client.close();
    await server.stop();
    return {
      columns: ['feed of', 'p50 ms', 'p95 ms', 'ms of processor'],
      rows: found.map(({ name, times, cpu }) => [
        name,
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.95).toFixed(1),
        (cpu / times.length).toFixed(1),
      ]),
      budgets: found
        .filter(({ scope }) => scope === 'connections')
        .map(({ name, cpu, times }) => {
          const cost = cpu / times.length;
          return {
            text: `a page of ${name} within ${MOST_MS} ms of processor: ${cost.toFixed(1)} ms`,
            kept: cost <= MOST_MS,
          };
        }),
    };
  },
};
