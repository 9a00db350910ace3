import type { Benchmark } from './lib/benchmark';
import { putUnderLoad, type Load } from './lib/autocannon';
import { startServer } from './lib/startServer';
import { median } from './lib/statistics';

const CONNECTIONS = 50;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const ROUNDS = 3;

const BARE = 'bare `node:http` and `pg`';

const perSecondOf = ({ perSecond }: Load) => perSecond;

const rowOf = (name: string, loads: readonly Load[], bare: number) => [
  name,
  median(loads.map(perSecondOf)).toFixed(0),
  (median(loads.map(perSecondOf)) / bare).toFixed(2),
  median(loads.map(({ p50 }) => p50)).toFixed(0),
  median(loads.map(({ p99 }) => p99)).toFixed(0),
];

/** Measures feed pages per second from one saturated process. */
export const feedLoad: Benchmark = {
  title: 'Feed under load',
  method: `\`autocannon\`, a process of its own, asks for the newest page of 10 posts of a feed of 1 million over ${CONNECTIONS}
connections at once, each asking again as soon as a response arrives, for ${SECONDS} s after ${WARM_UP_SECONDS} s that do not count; ${ROUNDS} rounds, the
server and the bare \`node:http\` server of the table above by turns; medians. The database and who asks share the
processors with the server, so the figures are of one machine doing all of it.`,
  async run(campuses) {
    const { connectionString, token, posts } = await campuses.campus('large');
    const quad = await startServer('quad', connectionString);
    const raw = await startServer('raw', connectionString);
    const newest = `?before_id=${posts + 1}`;
    const contests = [
      { name: 'Quad', address: `${quad.origin}/api/posts${newest}`, loads: [] as Load[] },
      { name: BARE, address: `${raw.origin}/${newest}`, loads: [] as Load[] },
    ];
    const how = { token, connections: CONNECTIONS };
    try {
      for (const { address } of contests)
        await putUnderLoad(address, { ...how, seconds: WARM_UP_SECONDS });
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { address, loads } of contests)
          loads.push(await putUnderLoad(address, { ...how, seconds: SECONDS }));
    } finally {
      await Promise.all([quad.stop(), raw.stop()]);
    }
    const all = contests.flatMap(({ loads }) => loads);
    const responses = all.reduce((sum, load) => sum + load.responses, 0);
    const wrong = all.reduce((sum, load) => sum + load.wrong, 0);
    const bare = median(
      contests.flatMap(({ name, loads }) => (name === BARE ? loads : [])).map(perSecondOf),
    );
    return {
      columns: ['', 'pages a second', 'times the bare server', 'p50 ms', 'p99 ms'],
      rows: contests.map(({ name, loads }) => rowOf(name, loads, bare)),
      budgets: [
        { text: `none of ${responses} responses is an error: ${wrong}`, kept: wrong === 0 },
      ],
    };
  },
};
