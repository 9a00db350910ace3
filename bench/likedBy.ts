import type { Benchmark } from './lib/benchmark';
import type { Campus } from './lib/campus/campuses';
import { READERS } from './lib/campus/fillPeople';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';
import { withClient } from './lib/withClient';

const LIKES = 100_000;
const TURNS = 6;
const IN_A_TURN = 10;
const MOST_MS = 20;
const ROUNDS = 7;
const LIKED_IN_A_ROUND = 300;
const MOST_TIMES = 1.05;
const DROP = 'DROP INDEX IF EXISTS post_likes_newest';
/** As the migration creates it. */
const CREATE =
  'CREATE INDEX IF NOT EXISTS post_likes_newest ON post_likes (post_id, created_at DESC, user_id DESC)';

interface Liked {
  /** The post that everyone likes. */
  post: number;
  others: readonly number[];
}

type Running = Awaited<ReturnType<typeof startServer>>;

/** Has everyone like the newest post, each a second later than the next. */
const fillLikes = (campus: Campus): Promise<Liked> =>
  withClient(campus.connectionString, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `SELECT id::integer FROM posts ORDER BY id DESC LIMIT ${LIKED_IN_A_ROUND + 1}`,
    );
    const [post = 0, ...others] = rows.map(({ id }) => id);
    await client.query(
      `INSERT INTO post_likes (post_id, user_id, created_at)
       SELECT $1, id, now() - id * interval '1 second' FROM users LIMIT ${LIKES}
       ON CONFLICT DO NOTHING`,
      [post],
    );
    await client.query('VACUUM ANALYZE post_likes');
    return { post, others };
  });

const lists = [
  { name: 'with 20 connections', reader: READERS.ordinary, query: '' },
  { name: 'with 2,000 connections', reader: READERS.hub, query: '' },
  { name: 'without connections', reader: READERS.newcomer, query: '' },
  { name: 'the 50th page', reader: READERS.ordinary, query: '?offset=980' },
];

async function readLists(campus: Campus, server: Running, { post }: Liked) {
  const found = [];
  for (const { name, reader, query } of lists) {
    const client = createClient(server.origin, await campus.tokenOf(reader));
    const times: number[] = [];
    for (let i = 0; i < (TURNS + 1) * IN_A_TURN; i += 1) {
      const start = performance.now();
      await client.get(`/api/interactions/${post}/likes${query}`);
      if (i >= IN_A_TURN) times.push(performance.now() - start);
    }
    client.close();
    found.push({ name, times });
  }
  return found;
}

/** Milliseconds of processor time for each like, with the index of the lists and without it. */
async function measureLikes(campus: Campus, server: Running, { others }: Liked) {
  const authorization = `Bearer ${await campus.tokenOf(READERS.newcomer)}`;
  const like = async (post_id: number, liked: boolean) => {
    const { ok, status } = await fetch(`${server.origin}/api/interactions/like`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ post_id, liked }),
    });
    if (!ok) throw new Error(`A like was answered with ${status}.`);
  };
  const round = async () => {
    const used = countCpu([server.pid, ...(await campus.backends())]);
    for (const post of others) await like(post, true);
    for (const post of others) await like(post, false);
    return used([server.pid, ...(await campus.backends())]) / (2 * others.length);
  };
  const change = (statement: string) =>
    withClient(campus.connectionString, (client) => client.query(statement));
  const costs = { indexed: [] as number[], bare: [] as number[] };
  await round();
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    await change(CREATE);
    costs.indexed.push(await round());
    await change(DROP);
    costs.bare.push(await round());
  }
  await change(CREATE);
  return { indexed: median(costs.indexed), bare: median(costs.bare) };
}

/** The lists of people who like a post, and what their index costs a like. */
export const likedBy: Benchmark = {
  title: 'The people who like a post',
  method: `Time until the whole response of \`GET /api/interactions/{id}/likes\` (20 people) has arrived over HTTP, for a
post that ${LIKES / 1_000} thousand people like, at 100 thousand people and 1 million connections; one request at a time, ${TURNS * IN_A_TURN} of each
kind after ${IN_A_TURN} that do not count. And the processor time of server and database for a like or its withdrawal, with the index
of these lists and without it, by ${ROUNDS} turns of ${2 * LIKED_IN_A_ROUND}.`,
  async run(campuses) {
    const campus = await campuses.campus('people');
    const liked = await fillLikes(campus);
    const server = await startServer('quad', campus.connectionString);
    const found = await readLists(campus, server, liked);
    const { indexed, bare } = await measureLikes(campus, server, liked);
    await server.stop();
    const worst = Math.max(...found.map(({ times }) => percentile(times, 0.95)));
    const times = indexed / bare;
    return {
      columns: ['for whom, or what', 'p50 ms', 'p95 ms', 'ms of processor'],
      rows: [
        ...found.map((each) => [
          each.name,
          percentile(each.times, 0.5).toFixed(1),
          percentile(each.times, 0.95).toFixed(1),
          '',
        ]),
        ['a like, with the index', '', '', indexed.toFixed(2)],
        ['a like, without it', '', '', bare.toFixed(2)],
      ],
      budgets: [
        {
          text: `95 in 100 lists of each kind within ${MOST_MS} ms: the slowest kind ${worst.toFixed(1)} ms`,
          kept: worst <= MOST_MS,
        },
        {
          text: `a like costs at most ${MOST_TIMES} times as much as without the index of the lists: ${times.toFixed(2)}`,
          kept: times <= MOST_TIMES,
        },
      ],
    };
  },
};
