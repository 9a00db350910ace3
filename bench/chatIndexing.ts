import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Benchmark } from './lib/benchmark';
import { openChatCampus, type ChatCampus } from './lib/chat/chatCampus';
import { startChatDriver, type ChatDriver } from './lib/chat/startChatDriver';
import { countCpu } from './lib/cpuTime';
import { startServer, type BenchServer } from './lib/startServer';
import { median } from './lib/statistics';

const PEOPLE = 1_000;
const TALKERS = 80;
const PER_SECOND = 200;
const WARM_UP_SECONDS = 20;
const SECONDS = 10;
const ROUNDS = 7;
/** Until the words of a round without the job are written. */
const SETTLE_MS = 6_000;
const MOST_TIMES = 1.03;

/** Milliseconds of processor time for each message: of the server's process, and with the database. */
async function measure(server: BenchServer, campus: ChatCampus, driver: ChatDriver) {
  const people = campus.people.slice(0, TALKERS);
  const order = { kind: 'talk', origin: server.origin, people, perSecond: PER_SECOND } as const;
  const pids = await campus.databasePids();
  const used = { server: countCpu([server.pid]), database: countCpu(pids) };
  const { sent } = await driver.carryOut({ ...order, seconds: SECONDS });
  const own = used.server([server.pid]) / sent;
  return { own, all: own + used.database(await campus.databasePids()) / sent };
}

type Cost = Awaited<ReturnType<typeof measure>>;

/** Measures with the job, and without it: while its marks are locked, it does nothing. */
async function measureRounds(server: BenchServer, campus: ChatCampus, driver: ChatDriver) {
  const costs = { indexed: [] as Cost[], bare: [] as Cost[] };
  const client = new Client({ connectionString: campus.connectionString });
  await client.connect();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.indexed.push(await measure(server, campus, driver));
      await pause(SETTLE_MS);
      await client.query('BEGIN');
      await client.query('SELECT FROM message_word_marks FOR UPDATE');
      costs.bare.push(await measure(server, campus, driver));
      await client.query('ROLLBACK');
      await pause(SETTLE_MS);
    }
  } finally {
    await client.end();
  }
  return costs;
}

/** The cost that the search of messages adds to each message. */
export const chatIndexing: Benchmark = {
  title: 'Writing the words of messages',
  method: `As many people as for “Chat” send ${PER_SECOND} messages a second, for ${SECONDS} s by ${ROUNDS} turns: with the job that writes the words of
messages, and while it is kept from it. Processor time of the server's process, whose thread limits the messages a second, and
together with the database's processes. The medians are compared.`,
  async run() {
    const campus = await openChatCampus(PEOPLE);
    const driver = await startChatDriver();
    const server = await startServer('quad', campus.connectionString);
    try {
      const people = campus.people.slice(0, TALKERS);
      const order = { kind: 'talk', origin: server.origin, people, perSecond: PER_SECOND } as const;
      await driver.carryOut({ ...order, seconds: WARM_UP_SECONDS });
      await pause(SETTLE_MS);
      const { indexed, bare } = await measureRounds(server, campus, driver);
      const medianOf = (costs: readonly Cost[], key: keyof Cost) =>
        median(costs.map((cost) => cost[key]));
      const rowOf = (name: string, costs: readonly Cost[]) => [
        name,
        medianOf(costs, 'own').toFixed(3),
        medianOf(costs, 'all').toFixed(3),
      ];
      const times = medianOf(indexed, 'own') / medianOf(bare, 'own');
      return {
        columns: ['', 'ms of processor: server', 'with the database'],
        rows: [rowOf('with the words', indexed), rowOf('without them', bare)],
        budgets: [
          {
            text: `a message costs the server's process at most ${MOST_TIMES} times as much as without its words: ${times.toFixed(3)}`,
            kept: times <= MOST_TIMES,
          },
        ],
      };
    } finally {
      await server.stop();
      await driver.stop();
      await campus.close();
    }
  },
};
