import type { Benchmark } from './lib/benchmark';
import { PROBE_WORDS } from './lib/campus/fillCampus';
import { DISCUSSED_POST, fillActivity, READERS } from './lib/campus/fillActivity';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { startServer } from './lib/startServer';
import { median } from './lib/statistics';
import { withClient } from './lib/withClient';

const ROUNDS = 5;
const CALLS = 150;
const WARM_UP = 100;
const LEAST = { feed: 1_250, others: 600 };

/** Milliseconds of processor time a call. */
interface Cost {
  server: number;
  database: number;
}

type PathOf = (userId: number) => string;

/** Calls of a usual visit. Search has no budget. */
const cases: readonly { name: string; path: PathOf; least?: number }[] = [
  { name: 'feed, newest', path: () => '/api/posts', least: LEAST.feed },
  { name: 'profile', path: () => '/api/user/profile/50', least: LEAST.others },
  { name: 'posts of a profile', path: () => '/api/posts?user_id=50', least: LEAST.others },
  {
    name: 'comments of a post, 12 with 8 replies',
    path: () => `/api/interactions/${DISCUSSED_POST}/comments`,
    least: LEAST.others,
  },
  { name: 'conversations', path: () => '/api/chat/chat/conversations', least: LEAST.others },
  {
    name: 'unread notifications',
    path: (userId) => `/api/notifications/unread?user_id=${userId}`,
    least: LEAST.others,
  },
  { name: 'events', path: () => '/api/posts/events', least: LEAST.others },
  { name: 'search', path: () => `/api/search/search?keyword=${PROBE_WORDS.thousandth}` },
];

/** Measures how many calls a second of processor time serves. */
export const reads: Benchmark = {
  title: 'Reading',
  method: `${READERS} signed-in people ask at once, each over one connection and again as soon as a response arrives,
among 1 million posts. Processor time (user and system, from \`/proc\`) of the server's process and of the
database's connections, in ms a call; ${ROUNDS} rounds of ${READERS * CALLS} calls after ${READERS * WARM_UP} that do not count, medians. The
reference is the bare \`node:http\` server of the feed's table: one prepared statement for ten whole
posts, without session, limits, checks or cache.`,
  async run(campuses) {
    const campus = await campuses.campus('large');
    const { connectionString } = campus;
    await withClient(connectionString, fillActivity);
    const tokens: string[] = [];
    for (let id = 1; id <= READERS; id += 1) tokens.push(await campus.tokenOf(id));

    async function measure(kind: 'quad' | 'raw', paths: readonly PathOf[]) {
      const server = await startServer(kind, connectionString);
      const clients = tokens.map((token) => createClient(server.origin, token));
      const ask = (path: PathOf, times: number) =>
        Promise.all(
          clients.map(async (client, nth) => {
            for (let call = 0; call < times; call += 1) await client.get(path(nth + 1));
          }),
        );
      const costs: Cost[] = [];
      for (const path of paths) {
        await ask(path, WARM_UP);
        const rounds: Cost[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const ofServer = countCpu([server.pid]);
          const ofDatabase = countCpu(await campus.backends());
          await ask(path, CALLS);
          const calls = READERS * CALLS;
          const database = ofDatabase(await campus.backends()) / calls;
          rounds.push({ server: ofServer([server.pid]) / calls, database });
        }
        costs.push({
          server: median(rounds.map((round) => round.server)),
          database: median(rounds.map((round) => round.database)),
        });
      }
      for (const client of clients) client.close();
      await server.stop();
      return costs;
    }

    const costs = await measure(
      'quad',
      cases.map(({ path }) => path),
    );
    const [bare] = await measure('raw', [() => `/?before_id=${campus.posts + 1}`]);
    const perSecond = ({ server, database }: Cost) => 1_000 / (server + database);
    const rowOf = (name: string, cost: Cost) => [
      name,
      cost.server.toFixed(2),
      cost.database.toFixed(2),
      perSecond(cost).toFixed(0),
      bare ? (perSecond(cost) / perSecond(bare)).toFixed(2) : '',
    ];
    return {
      columns: ['', 'server', 'database', 'calls a second of processor', 'times the bare server'],
      rows: [
        ...costs.map((cost, nth) => rowOf(cases[nth]?.name ?? '', cost)),
        ...(bare ? [rowOf('bare `node:http` and `pg`', bare)] : []),
      ],
      budgets: costs.flatMap((cost, nth) => {
        const { name = '', least } = cases[nth] ?? {};
        if (least === undefined) return [];
        const found = perSecond(cost);
        const text = `${name}: at least ${least} calls a second of processor: ${found.toFixed(0)}`;
        return [{ text, kept: found >= least }];
      }),
    };
  },
};
