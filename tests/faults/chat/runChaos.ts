import { createTicks } from '#server/testing/ticks';
import { createSeededRandom, type SeededRandom } from '../support/seededRandom';
import type { Browser } from './browser';
import {
  planActions,
  planFaults,
  type ChaosAction,
  type Fault,
  type PlannedStep,
  type Victim,
} from './chaosPlan';
import { BROWSERS, createChaosWorld, type ChaosWorld } from './chaosWorld';
import { checkBadges, type BadgePoint } from './checkBadges';
import { checkMessages } from './checkMessages';
import { checkReports } from './checkReports';
import { checkStreams } from './checkStreams';
import { checkWords } from './checkWords';
import { waitForQuiet } from './waitForQuiet';

const ROUND_MS = 6_000;
const CALM_MS = 1_000;
/** How exactly the steps come at their times. */
const STEP_MS = 5;
/** The victims in rotation: with one process, and with several. */
const VICTIMS_OF_ONE: readonly Victim[] = ['server', 'database'];
const VICTIMS_OF_MANY: readonly Victim[] = ['database', 'server', 'redis'];
/** Processes learn within a second that another one died or did not reach the others. */
const NEWS_OF_DEATH_MS = 1_000;

/** The events of a run, and every guarantee that it found broken. */
export interface ChaosReport {
  seed: number;
  processes: number;
  chaosMs: number;
  rounds: number;
  serverKills: number;
  databaseKills: number;
  redisKills: number;
  /** Number of broken connections. */
  brokenLines: number;
  /** Number of sockets that the browsers opened. */
  sockets: number;
  sent: number;
  /** Messages that were sent more than once. */
  resent: number;
  acknowledged: number;
  stored: number;
  /** Messages whose last change is an edit, and deleted ones. */
  edited: number;
  deleted: number;
  /** Changes that were sent more than once. */
  changesResent: number;
  /** Messages that were reported to the moderators. */
  reported: number;
  quietPoints: number;
  /** Number of compared badges that had to be right because of frames alone. */
  badgesByFrames: number;
  /** The highest number of unread messages at a quiet point, over all people. */
  mostUnread: number;
  /** From the end of the faults to the next quiet point, in milliseconds. */
  slowestRecoveryMs: number;
  defects: string[];
}

function carryOut(
  world: ChaosWorld,
  browser: Browser,
  action: ChaosAction,
  text: () => string,
): void {
  if (action.kind === 'look') return browser.look(action.isVisible);
  const [first, second] = world.othersOf(browser.owner);
  const other = action.other === 0 ? first : second;
  if (!other) throw new Error('There are not three people.');
  if (action.kind === 'say') browser.say(other, text());
  else if (action.kind === 'reply') browser.reply(other, text());
  else if (action.kind === 'edit') browser.edit(other, action.back, text());
  else if (action.kind === 'remove') browser.remove(other);
  else if (action.kind === 'report') browser.reports.report(other, action.back);
  else if (action.kind === 'scroll') browser.scroll(other, action.isAtEnd);
  else browser[action.kind](other);
}

/** Triggers a fault; the caller waits for the victim's restart. */
function causeFault(world: ChaosWorld, fault: Fault): Promise<void> | undefined {
  if (fault.kind === 'line') world.line(fault.browser).setLineState(fault.lineState);
  else if (fault.kind === 'cut') world.line(fault.browser).cut();
  else return world.kill(fault.victim, fault.downMs);
  return undefined;
}

/** Runs the steps at their times; resolves when all are done and the victims are back. */
async function play(world: ChaosWorld, steps: readonly PlannedStep[], text: () => string) {
  const start = performance.now();
  const revivals: Promise<void>[] = [];
  const ticks = createTicks(STEP_MS);
  for (const step of steps) {
    while (performance.now() - start < step.atMs) await ticks.next();
    if (step.kind === 'action') carryOut(world, world.browser(step.browser), step.action, text);
    else revivals.push(causeFault(world, step.fault) ?? Promise.resolve());
  }
  ticks.stop();
  world.clearLines();
  await Promise.all(revivals);
}

function countUp(world: ChaosWorld) {
  const sent = world.browsers.flatMap((browser) => [...browser.sent.values()]);
  const changes = world.browsers.flatMap((browser) => [...browser.changed.values()]);
  return {
    brokenLines: world.brokenLines(),
    sockets: world.browsers.reduce((sum, browser) => sum + browser.sockets(), 0),
    sent: sent.length,
    resent: sent.filter((times) => times > 1).length,
    changesResent: changes.filter((times) => times > 1).length,
  };
}

/** Some texts are repeated in close succession. */
function createTexts(random: SeededRandom): () => string {
  let written = 0;
  return () => (random.next() < 0.2 ? 'ok' : `message ${(written += 1)}`);
}

export interface ChaosOptions {
  seed: number;
  seconds: number;
  /** Number of server processes; several share a Redis, which is killed too. */
  processes: number;
}

/**
 * Lets three people chat for the given time while connections break and a server process and the
 * database are killed. At every quiet point, and at the end, it compares all guarantees with the
 * actual state.
 */
export async function runChaos({ seed, seconds, processes }: ChaosOptions): Promise<ChaosReport> {
  const random = createSeededRandom(seed);
  const text = createTexts(random);
  const world = await createChaosWorld(random, processes);
  const victims = processes === 1 ? VICTIMS_OF_ONE : VICTIMS_OF_MANY;
  const rounds = Math.max(1, Math.round((seconds * 1_000) / (ROUND_MS + CALM_MS)));
  const deaths = Array.from(
    { length: rounds },
    (_, round) => victims[(round + seed) % victims.length] ?? 'server',
  );
  const found = { quietPoints: 0, badgesByFrames: 0, mostUnread: 0, slowestRecoveryMs: 0 };
  const defects: string[] = [];
  let points: BadgePoint[] = [];

  const compare = async (quietMs?: number) => {
    const recoveryMs = await waitForQuiet(world.browsers, quietMs);
    const badges = await checkBadges(world.quad, world.browsers, points);
    points = badges.points;
    found.quietPoints += 1;
    found.badgesByFrames += badges.byFrames;
    found.mostUnread = Math.max(found.mostUnread, badges.unread);
    found.slowestRecoveryMs = Math.max(found.slowestRecoveryMs, Math.round(recoveryMs));
    defects.push(...badges.defects);
  };
  try {
    await compare();
    for (const victim of deaths) {
      const faults = planFaults(random, { browsers: BROWSERS, forMs: ROUND_MS, victim });
      const actions = planActions(random, BROWSERS, ROUND_MS);
      await play(
        world,
        [...faults, ...actions].sort((a, b) => a.atMs - b.atMs),
        text,
      );
      await compare(processes === 1 ? undefined : NEWS_OF_DEATH_MS);
      await play(world, planActions(random, BROWSERS, CALM_MS), text);
      await compare();
    }
    const messages = await checkMessages(world.quad, world.people, world.browsers);
    const { stored, acknowledged } = messages;
    const words = await checkWords(world.quad, world.people, world.browsers);
    const reports = await checkReports(world.quad, world.people, world.browsers);
    defects.push(...messages.defects, ...words.defects, ...reports.defects);
    defects.push(...checkStreams(world.browsers, processes));
    const killed = (victim: Victim) => deaths.filter((each) => each === victim).length;
    return {
      ...{ seed, processes, rounds, chaosMs: rounds * ROUND_MS },
      ...{ serverKills: killed('server'), databaseKills: killed('database') },
      redisKills: killed('redis'),
      ...countUp(world),
      ...{ stored, acknowledged, edited: words.edited, deleted: words.deleted },
      ...{ reported: reports.reported, ...found, defects },
    };
  } finally {
    await world.remove();
  }
}
