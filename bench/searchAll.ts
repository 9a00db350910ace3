import type { Benchmark } from './lib/benchmark';
import type { Campus, CampusName } from './lib/campus/campuses';
import { PAPER_WORDS } from './lib/campus/fillPapers';
import { PROBE_WORDS } from './lib/campus/fillCampus';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { startServer } from './lib/startServer';
import { percentile } from './lib/statistics';

const TURNS = 5;
const IN_A_TURN = 10;
const MOST_TIMES = 1.2;
const LIMIT = 20;

/** Each is searched by another reader, because a reader may look people up only so often. */
const cases: readonly { campus: CampusName; name: string; keyword: string; reader: number }[] = [
  { campus: 'people', name: 'a first name', keyword: 'anika', reader: 11 },
  { campus: 'people', name: 'a word in a tenth', keyword: PROBE_WORDS.tenth, reader: 12 },
  { campus: 'people', name: 'a word in a hundredth', keyword: PROBE_WORDS.hundredth, reader: 13 },
  { campus: 'people', name: 'a word in twenty posts', keyword: PROBE_WORDS.few, reader: 14 },
  { campus: 'people', name: 'a name of universities', keyword: 'university', reader: 15 },
  { campus: 'people', name: 'one letter', keyword: 'n', reader: 16 },
  { campus: 'people', name: 'a word in none', keyword: 'nowhere', reader: 17 },
  { campus: 'papers', name: 'a word in half of the papers', keyword: PAPER_WORDS.half, reader: 11 },
  { campus: 'papers', name: 'a word in a hundredth', keyword: PAPER_WORDS.hundredth, reader: 12 },
  { campus: 'papers', name: 'a word in twenty papers', keyword: PAPER_WORDS.few, reader: 13 },
];

const singles = [
  '/api/people/lookup',
  '/api/search/search',
  '/api/research/papers/search',
  '/api/search/events',
  '/api/universities',
];

interface Cost {
  /** Milliseconds until the response has arrived. */
  times: number[];
  /** Milliseconds of processor time of server and database together. */
  cpu: number;
}

async function measureCampus(campus: Campus, name: CampusName) {
  const server = await startServer('quad', campus.connectionString);
  const found = [];
  for (const each of cases.filter((one) => one.campus === name)) {
    const client = createClient(server.origin, await campus.tokenOf(each.reader));
    const query = `?keyword=${encodeURIComponent(each.keyword)}&limit=${LIMIT}`;
    const together: Cost = { times: [], cpu: 0 };
    const apart: Cost = { times: [], cpu: 0 };
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const { cost, paths } of [
        { cost: together, paths: ['/api/search/all'] },
        { cost: apart, paths: singles },
      ]) {
        const used = countCpu([server.pid, ...(await campus.backends())]);
        for (let i = 0; i < IN_A_TURN; i += 1) {
          const start = performance.now();
          for (const path of paths) await client.get(`${path}${query}`);
          if (turn > 0) cost.times.push(performance.now() - start);
        }
        if (turn > 0) cost.cpu += used([server.pid, ...(await campus.backends())]);
      }
    }
    client.close();
    found.push({ ...each, together, apart });
  }
  await server.stop();
  return found;
}

/** Compares the search of everything with the single searches it joins. */
export const searchAll: Benchmark = {
  title: 'Search of everything',
  method: `Time until the whole response of \`GET /api/search/all\` (up to ${LIMIT} people, posts, papers, events and
universities) has arrived over HTTP, and of the five single searches of the same size, one after another; ${TURNS * IN_A_TURN}
of each keyword by turns of ${IN_A_TURN}, after a turn that does not count; and the processor time of server and database
together. At 100 thousand people and 200 thousand posts, then at 100 thousand papers.`,
  async run(campuses) {
    const found = [];
    for (const name of ['people', 'papers'] as const)
      found.push(...(await measureCampus(await campuses.campus(name), name)));
    const ratioOf = ({ together, apart }: { together: Cost; apart: Cost }) =>
      together.cpu / apart.cpu;
    const sum = (costs: readonly Cost[]) => costs.reduce((total, { cpu }) => total + cpu, 0);
    const ratio = sum(found.map((one) => one.together)) / sum(found.map((one) => one.apart));
    const worst = Math.max(...found.map(ratioOf));
    return {
      columns: [
        ...['what is looked for', 'keyword', 'p50 ms', 'p95 ms', 'p50 ms apart'],
        ...['ms of processor', 'ms of processor apart', 'times'],
      ],
      rows: found.map((one) => [
        one.name,
        `\`${one.keyword}\``,
        percentile(one.together.times, 0.5).toFixed(1),
        percentile(one.together.times, 0.95).toFixed(1),
        percentile(one.apart.times, 0.5).toFixed(1),
        (one.together.cpu / one.together.times.length).toFixed(1),
        (one.apart.cpu / one.apart.times.length).toFixed(1),
        ratioOf(one).toFixed(2),
      ]),
      budgets: [
        {
          text: `at most ${MOST_TIMES} times the processor time of its single searches: ${ratio.toFixed(2)}, the dearest keyword ${worst.toFixed(2)}`,
          kept: worst <= MOST_TIMES,
        },
      ],
    };
  },
};
