import type { Benchmark } from './lib/benchmark';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { PROBE_WORDS } from './lib/campus/fillCampus';
import { startServer } from './lib/startServer';
import { percentile } from './lib/statistics';

const TURNS = 6;
const IN_A_TURN = 10;
const MOST_MS = 50;
const { tenth, thirtieth, hundredth, thousandth, few } = PROBE_WORDS;

const keywords: readonly [name: string, keyword: string][] = [
  ['a word in a tenth of the posts', tenth],
  ['a word in a thirtieth', thirtieth],
  ['a word in a hundredth', hundredth],
  ['a word in a thousandth', thousandth],
  ['a word in twenty posts', few],
  ['a word in none', 'nowhere'],
  ['another form of a frequent word', 'researching'],
  ['two frequent words', `${tenth} ${thirtieth}`],
  ['a frequent and a rare word', `${tenth} ${few}`],
  ['a beginning with many ends', tenth.slice(0, 2)],
  ['a beginning with one rare end', few.slice(0, 4)],
  ['a rare word, then a beginning with many ends', `${few} b`],
  ['a hashtag of a twentieth of the posts', '#campuslife'],
  ['a rare hashtag', '#topic8'],
  ['a frequent hashtag and a rare word', `#campuslife ${few}`],
];

/** Measures the time of a post search. */
export const search: Benchmark = {
  title: 'Search',
  method: `Time until the whole response of \`GET /api/search/search\` (20 posts and the matched words) has arrived
over HTTP, at 1 million posts, one request at a time, ${TURNS * IN_A_TURN} of each keyword by turns of ${IN_A_TURN}, after a turn
that does not count; and the processor time of server and database together, which tells how much of it is
waiting for a machine that does other work as well.`,
  async run(campuses) {
    const campus = await campuses.campus('large');
    const server = await startServer('quad', campus.connectionString);
    const client = createClient(server.origin, campus.token);
    const found = keywords.map(([name, keyword]) => ({
      name,
      keyword,
      times: [] as number[],
      cpu: 0,
    }));
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const each of found) {
        const path = `/api/search/search?keyword=${encodeURIComponent(each.keyword)}`;
        const used = countCpu([server.pid, ...(await campus.backends())]);
        for (let i = 0; i < IN_A_TURN; i += 1) {
          const start = performance.now();
          await client.get(path);
          if (turn > 0) each.times.push(performance.now() - start);
        }
        if (turn > 0) each.cpu += used([server.pid, ...(await campus.backends())]);
      }
    }
    client.close();
    await server.stop();
    const worst = Math.max(...found.map(({ times }) => percentile(times, 0.95)));
    return {
      columns: ['what is looked for', 'keyword', 'p50 ms', 'p95 ms', 'ms of processor'],
      rows: found.map(({ name, keyword, times, cpu }) => [
        name,
        `\`${keyword}\``,
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.95).toFixed(1),
        (cpu / times.length).toFixed(1),
      ]),
      budgets: [
        {
          text: `95 in 100 searches of each kind within ${MOST_MS} ms: the slowest kind ${worst.toFixed(1)} ms`,
          kept: worst <= MOST_MS,
        },
      ],
    };
  },
};
