import { createKillableDatabase, type KillableDatabase } from '../support/killableDatabase';
import { connectPeople, makePerson } from '../support/people';
import { createQuadProcess, type QuadProcess } from '../support/quadProcess';
import type { SeededRandom } from '../support/seededRandom';
import { createTcpProxy } from '../support/tcpProxy';
import { openBrowser, type NamedPerson } from './browser';
import type { Victim } from './chaosPlan';

const NAMES = ['nusrat', 'tanvir', 'farhana'];
/** Whose browser each is: the first person has two. */
const OWNERS = [0, 0, 1, 2];
/** So many times as fast do the browsers' timers run: they ping every 2.5 s and try again sooner. */
const SPEED = 10;

export const BROWSERS = OWNERS.length;
export type ChaosWorld = Awaited<ReturnType<typeof createChaosWorld>>;

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`There is nothing at ${index}.`);
  return item;
}

/**
 * A server, a database apart from it, three people who know each other and their four browsers,
 * each behind a line of its own that can be made bad.
 */
export async function createChaosWorld(random: SeededRandom) {
  const database = await createKillableDatabase();
  const quad = await createQuadProcess({ DATABASE_URL: database.connectionString });
  try {
    await quad.start();
    return await fillWorld(random, quad, database);
  } catch (error) {
    await quad.remove();
    await database.remove();
    throw error;
  }
}

async function fillWorld(random: SeededRandom, quad: QuadProcess, database: KillableDatabase) {
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

  const revive = {
    async server(downMs: number, wait: (ms: number) => Promise<unknown>) {
      await quad.killServer();
      await wait(downMs);
      await quad.start();
    },
    async database(downMs: number, wait: (ms: number) => Promise<unknown>) {
      await database.kill();
      await wait(downMs);
      await database.restart();
    },
  };
  return {
    quad,
    people,
    browsers,
    line: (browser: number) => at(lines, browser),
    browser: (index: number) => at(browsers, index),
    /** The two others, as a browser's owner sees them. */
    othersOf: (owner: NamedPerson) => people.filter(({ id }) => id !== owner.id),
    /** Kills it and starts it again; resolves when it is back. */
    kill: (victim: Victim, downMs: number, wait: (ms: number) => Promise<unknown>) =>
      revive[victim](downMs, wait),
    clearWeather: () => lines.forEach((line) => line.setWeather({ kind: 'clear' })),
    brokenLines: () => lines.reduce((sum, line) => sum + line.broken(), 0),
    async remove() {
      browsers.forEach((browser) => browser.close());
      await Promise.all(lines.map((line) => line.close()));
      await quad.remove();
      await database.remove();
    },
  };
}
