import { waitUntil } from '#server/testing/waitUntil';
import { createKillableDatabase, type KillableDatabase } from '../support/killableDatabase';
import { connectPeople, makePerson } from '../support/people';
import { startCluster, type QuadCluster } from '../support/quadCluster';
import type { SeededRandom } from '../support/seededRandom';
import { createTcpProxy } from '../support/tcpProxy';
import { openBrowser, type NamedPerson } from './browser';
import type { Victim } from './chaosPlan';

const NAMES = ['nusrat', 'tanvir', 'farhana'];
/** The owner of each browser: the first person has two. */
const OWNERS = [0, 0, 1, 2];
/** The factor by which the browsers' timers are sped up: they ping every 2.5 s and retry sooner. */
const SPEED = 10;

export const BROWSERS = OWNERS.length;
export type ChaosWorld = Awaited<ReturnType<typeof createChaosWorld>>;

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`There is nothing at ${index}.`);
  return item;
}

/**
 * Creates the given number of server processes, a separate database and three connected people.
 * Their four browsers have separate connections that can be made bad.
 */
export async function createChaosWorld(random: SeededRandom, processes: number) {
  const database = await createKillableDatabase();
  let quad: QuadCluster | undefined;
  try {
    quad = await startCluster({ DATABASE_URL: database.connectionString }, processes);
    return await fillWorld(random, quad, database);
  } catch (error) {
    await quad?.remove();
    await database.remove();
    throw error;
  }
}

async function fillWorld(random: SeededRandom, quad: QuadCluster, database: KillableDatabase) {
  const people: NamedPerson[] = [];
  for (const username of NAMES) people.push({ ...(await makePerson(quad, username)), username });
  for (const [place, person] of people.entries())
    for (const other of people.slice(place + 1)) await connectPeople(quad, person, other);

  const lines = await Promise.all(OWNERS.map(() => createTcpProxy(quad.port)));
  const browsers = await Promise.all(
    OWNERS.map((index, line) =>
      openBrowser({
        owner: at(people, index),
        others: people.filter((_, place) => place !== index),
        apiBase: `http://127.0.0.1:${at(lines, line).port}/api`,
        random: random.next,
        speed: SPEED,
      }),
    ),
  );

  const kills: Readonly<Record<Victim, () => Promise<() => Promise<void>>>> = {
    server: quad.killProcess,
    redis: quad.killRedis,
    async database() {
      await database.kill();
      return () => database.restart();
    },
  };
  return {
    quad,
    people,
    browsers,
    line: (browser: number) => at(lines, browser),
    browser: (index: number) => at(browsers, index),
    /** The other two, from the perspective of a browser's owner. */
    othersOf: (owner: NamedPerson) => people.filter(({ id }) => id !== owner.id),
    /** Kills it and starts it again; resolves when it is back. */
    async kill(victim: Victim, downMs: number) {
      const revive = await kills[victim]();
      const end = performance.now() + downMs;
      await waitUntil(() => performance.now() >= end);
      await revive();
    },
    clearLines: () => lines.forEach((line) => line.setLineState({ kind: 'clear' })),
    brokenLines: () => lines.reduce((sum, line) => sum + line.broken(), 0),
    async remove() {
      browsers.forEach((browser) => browser.close());
      await Promise.all(lines.map((line) => line.close()));
      await quad.remove();
      await database.remove();
    },
  };
}
