import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark } from './lib/benchmark';
import { openChatCampus, type ChatCampus } from './lib/chat/chatCampus';
import { countCpu } from './lib/cpuTime';
import { startChatDriver, type ChatDriver } from './lib/chat/startChatDriver';
import { startServer } from './lib/startServer';
import { percentile } from './lib/statistics';

const PEOPLE = 1_000;
const TALKERS = 80;
const PER_SECOND = 200;
/** The engine keeps compiling hot code for this long, in separate threads. */
const WARM_UP_SECONDS = 30;
const SECONDS = 20;
const SOCKETS = 10_000;
/** Opened and closed before the measurement, so that one-off allocations are done. */
const FIRST_SOCKETS = 1_000;
const IDLE_SECONDS = 10;
const SETTLE_MS = 2_000;
const MOST = { p50Ms: 3, p99Ms: 20, cpuMs: 0.9, socketKib: 12 } as const;

const servers = [
  { kind: 'quad', name: 'Quad' },
  { kind: 'insertingRelay', name: 'bare `ws` relay, one insert by `pg` a message' },
  { kind: 'relay', name: 'bare `ws` relay, nothing stored' },
] as const;
type Kind = (typeof servers)[number]['kind'];

/** Returns a process's resident memory in kibibytes. */
function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]);
}

async function measureTalk(kind: Kind, campus: ChatCampus, driver: ChatDriver) {
  const server = await startServer(kind, campus.connectionString);
  const people = campus.people.slice(0, TALKERS);
  const order = { kind: 'talk', origin: server.origin, people, perSecond: PER_SECOND } as const;
  await driver.carryOut({ ...order, seconds: WARM_UP_SECONDS });
  const pids = async () => ({
    server: [server.pid],
    database: kind === 'relay' ? [] : await campus.databasePids(),
  });
  const before = await pids();
  const used = { server: countCpu(before.server), database: countCpu(before.database) };
  const { times, sent } = await driver.carryOut({ ...order, seconds: SECONDS });
  const after = await pids();
  const cpu = {
    server: used.server(after.server) / sent,
    database: used.database(after.database) / sent,
  };
  await server.stop();
  return { times, sent, cpu };
}

async function measureIdle(kind: 'quad' | 'relay', campus: ChatCampus, driver: ChatDriver) {
  const server = await startServer(kind, campus.connectionString);
  const { people } = campus;
  const settle = async () => {
    await pause(SETTLE_MS);
    await server.collect();
    await pause(SETTLE_MS);
  };
  const order = { kind: 'open', origin: server.origin, people } as const;
  await driver.carryOut({ ...order, sockets: FIRST_SOCKETS });
  await driver.carryOut({ kind: 'hangUp' });
  await settle();
  const before = memoryOf(server.pid);
  await driver.carryOut({ ...order, sockets: SOCKETS });
  await settle();
  const kib = (memoryOf(server.pid) - before) / SOCKETS;
  const pids = async () => [server.pid, ...(kind === 'quad' ? await campus.databasePids() : [])];
  const used = countCpu(await pids());
  await pause(IDLE_SECONDS * 1_000);
  const busy = used(await pids()) / (IDLE_SECONDS * 1_000);
  await driver.carryOut({ kind: 'hangUp' });
  await server.stop();
  return { kib, busy };
}

const ms = (value: number) => value.toFixed(2);

/** Measures the cost and delay of a message, and the cost of an idle socket. */
export const chat: Benchmark = {
  title: 'Chat',
  method: `${TALKERS / 2} pairs of people send ${PER_SECOND} messages a second in all, at fixed times whether or not answers keep
up, for ${SECONDS} s after ${WARM_UP_SECONDS} s that do not count, in which the engine compiles; the people are a process of their own. The time is from the sending to the
message on the other person's socket. Processor time is that of the server's process and of all of the database's
processes (\`/proc\`), for each message. The database has its standard settings: a commit is written out (\`fsync\`)
before it is answered. Then ${SOCKETS.toLocaleString('en')} sockets of ${PEOPLE.toLocaleString('en')} people are opened and left alone; a socket's memory is the growth
of the server's resident memory, garbage collected before both readings and after ${FIRST_SOCKETS.toLocaleString('en')} sockets had come and gone.
[0042](../docs/decisions/0042-one-write-path.md) says where the processor time of a message goes.`,
  async run() {
    const campus = await openChatCampus(PEOPLE);
    const driver = await startChatDriver();
    try {
      const talks = [];
      for (const each of servers)
        talks.push({ ...each, ...(await measureTalk(each.kind, campus, driver)) });
      const idle = {
        quad: await measureIdle('quad', campus, driver),
        relay: await measureIdle('relay', campus, driver),
      };
      const rows = talks.map(({ kind, name, times, cpu }) => {
        const sockets = kind === 'insertingRelay' ? undefined : idle[kind];
        return [
          name,
          ms(percentile(times, 0.5)),
          ms(percentile(times, 0.99)),
          ms(cpu.server),
          ms(cpu.database),
          sockets ? sockets.kib.toFixed(1) : '',
          sockets ? `${(100 * sockets.busy).toFixed(1)} %` : '',
        ];
      });
      const [own, storing] = talks;
      if (!own || !storing) throw new Error('Nothing was measured.');
      const shareOf = ({ times }: typeof own, share: number) => percentile(times, share);
      const cpuOf = ({ cpu }: typeof own) => cpu.server + cpu.database;
      const [p50, p99, cpu] = [shareOf(own, 0.5), shareOf(own, 0.99), cpuOf(own)];
      const times = (value: number, reference: number) => (value / reference).toFixed(2);
      return {
        columns: [
          ...['', 'p50 ms', 'p99 ms', 'ms of processor: server', 'database'],
          ...['KiB an idle socket', 'processor with all idle'],
        ],
        rows,
        budgets: [
          {
            text: `every one of ${own.sent} messages arrived: ${own.times.length}`,
            kept: own.times.length === own.sent,
          },
          {
            text: `half of the messages within ${MOST.p50Ms} ms: ${ms(p50)} ms, ${times(p50, shareOf(storing, 0.5))} times the relay that stores`,
            kept: p50 <= MOST.p50Ms,
          },
          {
            text: `99 in 100 messages within ${MOST.p99Ms} ms: ${ms(p99)} ms, ${times(p99, shareOf(storing, 0.99))} times the relay that stores`,
            kept: p99 <= MOST.p99Ms,
          },
          {
            text: `at most ${MOST.cpuMs} ms of processor a message: ${ms(cpu)} ms, ${times(cpu, cpuOf(storing))} times the relay that stores`,
            kept: cpu <= MOST.cpuMs,
          },
          {
            text: `at most ${MOST.socketKib} KiB an idle socket: ${idle.quad.kib.toFixed(1)} KiB, ${times(idle.quad.kib, idle.relay.kib)} times bare \`ws\``,
            kept: idle.quad.kib <= MOST.socketKib,
          },
        ],
      };
    } finally {
      await driver.stop();
      await campus.close();
    }
  },
};
