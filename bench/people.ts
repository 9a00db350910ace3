import type { Benchmark, BenchResult } from './lib/benchmark';
import type { Campus } from './lib/campus/campuses';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { PROBE_WORDS } from './lib/campus/fillCampus';
import { READERS } from './lib/campus/fillPeople';
import { startServer } from './lib/startServer';
import { percentile } from './lib/statistics';

const TURNS = 6;
const IN_A_TURN = 10;
const MOST_MS = { suggestions: 50, search: 80, lookup: 20 } as const;
type Kind = keyof typeof MOST_MS;

const search = (keyword: string) => `/api/search/people?keyword=${encodeURIComponent(keyword)}`;
const lookup = (keyword: string) => `/api/people/lookup?keyword=${encodeURIComponent(keyword)}`;
const suggestions = '/api/connections/users';

const cases: readonly { kind: Kind; name: string; reader: number; path: string }[] = [
  { kind: 'suggestions', name: 'with 20 connections', reader: READERS.ordinary, path: suggestions },
  { kind: 'suggestions', name: 'with 2,000 connections', reader: READERS.hub, path: suggestions },
  { kind: 'suggestions', name: 'new, with nothing', reader: READERS.newcomer, path: suggestions },
  { kind: 'suggestions', name: 'with a rare interest', reader: READERS.rare, path: suggestions },
  {
    kind: 'suggestions',
    name: 'with 2,000 connections, page 10',
    reader: READERS.hub,
    path: `${suggestions}?offset=200`,
  },
  {
    kind: 'search',
    name: 'an interest',
    reader: READERS.ordinary,
    path: search('machine learning'),
  },
  {
    kind: 'search',
    name: 'an interest, with 2,000 connections',
    reader: READERS.hub,
    path: search('machine learning'),
  },
  { kind: 'search', name: 'a rare interest', reader: READERS.ordinary, path: search('Topic 4') },
  { kind: 'search', name: 'one letter', reader: READERS.ordinary, path: search('c') },
  { kind: 'search', name: 'a department', reader: READERS.ordinary, path: search('physics') },
  {
    kind: 'search',
    name: 'a word in a tenth of the posts',
    reader: READERS.ordinary,
    path: search(PROBE_WORDS.tenth),
  },
  {
    kind: 'search',
    name: 'a word in twenty posts',
    reader: READERS.ordinary,
    path: search(PROBE_WORDS.few),
  },
  { kind: 'search', name: 'a word in none', reader: READERS.ordinary, path: search('nowhere') },
  // Each for another reader, because a reader may ask only so often.
  { kind: 'lookup', name: 'one letter', reader: READERS.ordinary, path: lookup('n') },
  {
    kind: 'lookup',
    name: 'one letter, with 2,000 connections',
    reader: READERS.hub,
    path: lookup('n'),
  },
  { kind: 'lookup', name: 'a whole name', reader: 11, path: lookup('anika kabir') },
  { kind: 'lookup', name: 'two beginnings', reader: READERS.newcomer, path: lookup('ja nus') },
  { kind: 'lookup', name: 'a username', reader: 12, path: lookup('user77') },
  { kind: 'lookup', name: 'a name of none', reader: 13, path: lookup('nowhere') },
];

/**
 * Measures each case in milliseconds, and the processor time of server and database per response.
 */
async function measure(campus: Campus) {
  const server = await startServer('quad', campus.connectionString);
  const found = await Promise.all(
    cases.map(async (each) => ({
      ...each,
      client: createClient(server.origin, await campus.tokenOf(each.reader)),
      times: [] as number[],
      cpu: 0,
    })),
  );
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const each of found) {
      const used = countCpu([server.pid, ...(await campus.backends())]);
      for (let i = 0; i < IN_A_TURN; i += 1) {
        const start = performance.now();
        await each.client.get(each.path);
        // The first round is a warm-up.
        if (turn > 0) each.times.push(performance.now() - start);
      }
      if (turn > 0) each.cpu += used([server.pid, ...(await campus.backends())]);
    }
  }
  for (const { client } of found) client.close();
  await server.stop();
  return found;
}

const plurals = { suggestions: 'suggestions', search: 'searches', lookup: 'lookups' } as const;

/** Measures the time of suggestions, of people search, and of lookups by name. */
export const people: Benchmark = {
  title: 'People',
  method: `Time until the whole response of \`GET /api/connections/users\`, \`GET /api/search/people\` (20 people) or
\`GET /api/people/lookup\` (8 people) has arrived over HTTP, at 100 thousand people and 1 million connections, with 200 thousand posts; one request at a
time, ${TURNS * IN_A_TURN} of each kind by turns of ${IN_A_TURN}, after a turn that does not count; and the processor time of server and
database together, which tells how much of it is waiting for a machine that does other work as well.`,
  async run(campuses) {
    const found = await measure(await campuses.campus('people'));
    const budgets: BenchResult['budgets'] = (['suggestions', 'search', 'lookup'] as const).map(
      (kind) => {
        const ofKind = found.filter((each) => each.kind === kind);
        const worst = Math.max(...ofKind.map(({ times }) => percentile(times, 0.95)));
        return {
          text: `95 in 100 ${plurals[kind]} of each kind within ${MOST_MS[kind]} ms: the slowest kind ${worst.toFixed(1)} ms`,
          kept: worst <= MOST_MS[kind],
        };
      },
    );
    return {
      columns: ['', 'for whom, or for what', 'p50 ms', 'p95 ms', 'ms of processor'],
      rows: found.map(({ kind, name, times, cpu }) => [
        kind,
        name,
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.95).toFixed(1),
        (cpu / times.length).toFixed(1),
      ]),
      budgets,
    };
  },
};
