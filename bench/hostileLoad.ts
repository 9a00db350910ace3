import { runHostileLoad, type LoadReport } from '../tests/load/runHostileLoad';
import type { Benchmark } from './lib/benchmark';

const MEMBERS = 100;
const LOAD_MS = 30_000;
const MOST_P99_MS = 250;

const rowOf = (name: string, { chat, calls }: LoadReport) => [
  name,
  ...[chat.sent, chat.p50, chat.p99, chat.max, calls.count, calls.p50, calls.p99].map(String),
];

/** Measures the delay of a chat while members send the worst inputs. */
export const hostileLoad: Benchmark = {
  title: 'Chat during an attack',
  method: `Twenty people chat and five read and post against a server process with the limits of production, for ${LOAD_MS / 1_000} s: first
alone, then while ${MEMBERS} members send the worst known inputs, one a second each, from addresses of their own. A message is
timed from sending until the recipient's frame. Server, database, people and members share the machine's processors.
\`npx tsx tests/load/measureStalls.ts\` measures each input by itself.`,
  async run() {
    const alone = await runHostileLoad(0, LOAD_MS);
    const attacked = await runHostileLoad(MEMBERS, LOAD_MS);
    const { p99 } = attacked.chat;
    const times = p99 / Math.max(1, alone.chat.p99);
    return {
      columns: [
        '',
        'messages',
        'p50, ms',
        'p99, ms',
        'longest, ms',
        'calls',
        'p50 of calls, ms',
        'p99 of calls, ms',
      ],
      rows: [rowOf('alone', alone), rowOf('during the attack', attacked)],
      budgets: [
        {
          text: `99 in 100 messages within ${MOST_P99_MS} ms during the attack: ${p99} ms, ${times.toFixed(1)} times without it`,
          kept: p99 <= MOST_P99_MS,
        },
      ],
    };
  },
};
