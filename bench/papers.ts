import type { Benchmark } from './lib/benchmark';
import { countCpu } from './lib/cpuTime';
import { createClient } from './lib/createClient';
import { PAPER_WORDS } from './lib/campus/fillPapers';
import { startServer } from './lib/startServer';
import { percentile } from './lib/statistics';

const TURNS = 6;
const IN_A_TURN = 10;
const MOST_MS = 80;
const { all, half, tenth, thirtieth, hundredth, thousandth, few } = PAPER_WORDS;

const search = (keyword: string) =>
  `/api/research/papers/search?keyword=${encodeURIComponent(keyword)}`;

const cases: readonly [name: string, path: string][] = [
  ['recommended papers', '/api/research/recommended'],
  ['a word in all papers', search(all)],
  ['a word in half of the papers', search(half)],
  ['a word in a tenth', search(tenth)],
  ['a word in a thirtieth', search(thirtieth)],
  ['a word in a hundredth', search(hundredth)],
  ['a word in a thousandth', search(thousandth)],
  ['a word in twenty papers', search(few)],
  ['a word in none', search('nowhere')],
  ['two frequent words', search(`${half} ${tenth}`)],
  ['a frequent and a rare word', search(`${all} ${few}`)],
  ['a beginning with many ends', search('re')],
  ['a rare word, then a beginning with many ends', search(`${few} b`)],
];

/** Measures the time of a paper search. */
export const papers: Benchmark = {
  title: 'Papers',
  method: `Time until the whole response of \`GET /api/research/papers/search\` (20 papers, the matched words and a piece
of the text of each) has arrived over HTTP, at 100 thousand papers of two pages of 120 words; one request at a time,
${TURNS * IN_A_TURN} of each kind by turns of ${IN_A_TURN}, after a turn that does not count; and the processor time of server
and database together, which tells how much of it is waiting for a machine that does other work as well.`,
  async run(campuses) {
    const campus = await campuses.campus('papers');
    const server = await startServer('quad', campus.connectionString);
    const client = createClient(server.origin, campus.token);
    const found = cases.map(([name, path]) => ({ name, path, times: [] as number[], cpu: 0 }));
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const each of found) {
        const used = countCpu([server.pid, ...(await campus.backends())]);
        for (let i = 0; i < IN_A_TURN; i += 1) {
          const start = performance.now();
          await client.get(each.path);
          if (turn > 0) each.times.push(performance.now() - start);
        }
        if (turn > 0) each.cpu += used([server.pid, ...(await campus.backends())]);
      }
    }
    client.close();
    await server.stop();
    const worst = Math.max(...found.map(({ times }) => percentile(times, 0.95)));
    return {
      columns: ['what is looked for', 'p50 ms', 'p95 ms', 'ms of processor'],
      rows: found.map(({ name, times, cpu }) => [
        name,
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
