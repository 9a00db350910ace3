import type { Benchmark } from './lib/benchmark';
import type { Campus, CampusName } from './lib/campus/campuses';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { startServer, type BenchServer } from './lib/startServer';
import { median } from './lib/statistics';

const ROUNDS = 9;
const PAGES = 300;
const AT_ONCE = 2;
const MOST_TIMES_RAW = 2;
/**
 * Twice the posts may cost a little more memory traffic; a hundred times the posts at most this
 * factor.
 */
const MOST_TIMES_SMALL = 1.25;

/** The requested pages: the newest hundred posts, or any part of the whole feed. */
type Place = 'newest' | 'anywhere';

interface Contest {
  campus: Campus;
  quad: BenchServer;
  raw: BenchServer;
}

function beforeIdOf(place: Place, posts: number, page: number): number {
  if (place === 'newest') return posts + 1 - (page % 100);
  // Steps by a large prime visit the whole feed without a pattern that would favour the cache.
  return 1_000 + ((page * 7_919_993) % (posts - 1_000));
}

/** Returns the milliseconds of processor time per page, of server and database together. */
async function measure(
  { campus }: Contest,
  {
    server,
    path,
    place,
    round,
    encoding,
  }: {
    server: BenchServer;
    path: string;
    place: Place;
    round: number;
    encoding?: 'br';
  },
): Promise<number> {
  const client = createClient(server.origin, campus.token, encoding);
  const ask = async (page: number) => {
    const beforeId = beforeIdOf(place, campus.posts, round * PAGES + page);
    const { posts } = JSON.parse(await client.get(`${path}?before_id=${beforeId}`)) as {
      posts: unknown[];
    };
    if (posts.length !== 10) throw new Error(`A page has ${posts.length} posts instead of 10.`);
  };
  // Reopen idle connections before the measurement.
  for (let page = 0; page < 20; page += AT_ONCE) await Promise.all([ask(page), ask(page + 1)]);
  const used = countCpu([server.pid, ...(await campus.backends())]);
  for (let page = 0; page < PAGES; page += AT_ONCE) await Promise.all([ask(page), ask(page + 1)]);
  const milliseconds = used([server.pid, ...(await campus.backends())]);
  client.close();
  return milliseconds / PAGES;
}

interface Case {
  readonly name: string;
  readonly campus: CampusName;
  readonly place: Place;
  readonly encoding?: 'br';
}

const COMPRESSED = '10 thousand posts, newest, compressed by brotli';
const cases: readonly Case[] = [
  { name: '10 thousand posts, newest', campus: 'small', place: 'newest' },
  { name: '10 thousand posts, anywhere', campus: 'small', place: 'anywhere' },
  { name: '1 million posts, newest', campus: 'large', place: 'newest' },
  { name: '1 million posts, anywhere', campus: 'large', place: 'anywhere' },
  { name: COMPRESSED, campus: 'small', place: 'newest', encoding: 'br' },
];

/** Measures the cost of a feed page. */
export const feed: Benchmark = {
  title: 'Feed',
  method: `Processor time (user and system, from \`/proc\`) of the server's process and of the database's
connections, for a page of 10 posts asked over HTTP by a signed-in person with \`before_id\`. Measured
against a bare \`node:http\` server that runs one prepared statement for whole posts by \`pg\` and writes
the rows with \`JSON.stringify\`: no session, limits, checks, log, presenters or cache. ${ROUNDS} rounds of ${PAGES} pages, ${AT_ONCE} at
once, the two servers by turns; medians. "Newest" is the first hundred posts, "anywhere" the whole feed.`,
  async run(campuses) {
    const contests = new Map<CampusName, Contest>();
    for (const name of ['small', 'large'] as const) {
      const campus = await campuses.campus(name);
      const { connectionString } = campus;
      const quad = await startServer('quad', connectionString);
      contests.set(name, { campus, quad, raw: await startServer('raw', connectionString) });
    }
    const found = cases.map((each) => ({ ...each, quad: [] as number[], ratio: [] as number[] }));
    // The first round warms the servers up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { campus, place, encoding, quad, ratio } of found) {
        const contest = contests.get(campus);
        if (!contest) throw new Error(`There is no ${campus} campus.`);
        const own = { server: contest.quad, path: '/api/posts', place, round };
        const cost = await measure(contest, { ...own, ...(encoding && { encoding }) });
        const reference = await measure(contest, { ...own, server: contest.raw, path: '/' });
        if (round === 0) continue;
        quad.push(cost);
        ratio.push(cost / reference);
      }
    }
    for (const { quad, raw } of contests.values()) await Promise.all([quad.stop(), raw.stop()]);
    const results = found.map(({ name, quad, ratio }) => ({
      name,
      cost: median(quad),
      ratio: median(ratio),
    }));
    const [small, smallAnywhere, large, largeAnywhere] = results.map(({ cost }) => cost);
    const growth = (from = NaN, to = NaN) => to / from;
    // Compression has its own row, because the reference does not compress.
    const plain = results.filter(({ name }) => name !== COMPRESSED);
    const worst = Math.max(...plain.map(({ ratio }) => ratio));
    const newest = growth(small, large);
    const anywhere = growth(smallAnywhere, largeAnywhere);
    return {
      columns: ['feed of', 'ms of processor a page', 'times the raw query'],
      rows: results.map(({ name, cost, ratio }) => [name, cost.toFixed(2), ratio.toFixed(2)]),
      budgets: [
        {
          text: `at most ${MOST_TIMES_RAW} times the raw query: ${worst.toFixed(2)}`,
          kept: worst <= MOST_TIMES_RAW,
        },
        {
          text: `flat from 10 thousand to 1 million posts (at most ${MOST_TIMES_SMALL} times): newest ${newest.toFixed(2)}, anywhere ${anywhere.toFixed(2)}`,
          kept: newest <= MOST_TIMES_SMALL && anywhere <= MOST_TIMES_SMALL,
        },
      ],
    };
  },
};
