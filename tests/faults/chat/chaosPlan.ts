import type { SeededRandom } from '../support/seededRandom';
import type { LineState } from '../support/tcpProxy';

/** An action at one of the browsers; `other` is 0 or 1 and selects one of the two others. */
export type ChaosAction =
  | { kind: 'say' | 'reply' | 'remove'; other: number }
  /** Changes one of the latest own messages; `back` is 0 for the last one. */
  | { kind: 'edit'; other: number; back: number }
  /** Reports one of the latest messages of the other person. */
  | { kind: 'report'; other: number; back: number }
  | { kind: 'look'; isVisible: boolean }
  | { kind: 'minimise' | 'restore'; other: number }
  | { kind: 'scroll'; other: number; isAtEnd: boolean };

/** A fault. A browser's connection carries its socket and its calls. */
export type Fault =
  | { kind: 'line'; browser: number; lineState: LineState }
  | { kind: 'cut'; browser: number }
  | { kind: 'kill'; victim: Victim; downMs: number };

/** If there are several processes, one at a time is killed. */
export type Victim = 'server' | 'database' | 'redis';

/** A step that happens the given number of milliseconds after the round began. */
export type PlannedStep = { atMs: number } & (
  { kind: 'action'; browser: number; action: ChaosAction } | { kind: 'fault'; fault: Fault }
);

const MESSAGE_EVERY_MS = 300;
const CHANGE_EVERY_MS = 700;
const REPORT_EVERY_MS = 1_500;
const GLANCE_EVERY_MS = 900;
const WEATHER_EVERY_MS = 1_100;
const CUT_EVERY_MS = 2_000;

/** Returns random times from 0 to `endMs`, with this average distance. */
function timesUntil(random: SeededRandom, endMs: number, everyMs: number): number[] {
  const times: number[] = [];
  for (let at = random.between(0, everyMs); at < endMs; at += random.between(1, 2 * everyMs))
    times.push(at);
  return times;
}

function glance(random: SeededRandom): ChaosAction {
  const other = random.between(0, 1);
  return random.pick<ChaosAction>([
    { kind: 'look', isVisible: true },
    { kind: 'look', isVisible: random.next() < 0.5 },
    { kind: 'minimise', other },
    { kind: 'restore', other },
    { kind: 'scroll', other, isAtEnd: true },
    { kind: 'scroll', other, isAtEnd: false },
  ]);
}

function change(random: SeededRandom): ChaosAction {
  const other = random.between(0, 1);
  return random.pick<ChaosAction>([
    { kind: 'edit', other, back: 0 },
    { kind: 'edit', other, back: random.between(0, 4) },
    { kind: 'remove', other },
    { kind: 'reply', other },
  ]);
}

function randomLineState(random: SeededRandom): LineState {
  return random.pick<LineState>([
    { kind: 'slow', ms: random.between(5, 250) },
    { kind: 'sliced', bytes: random.between(1, 9) },
    { kind: 'hole' },
    { kind: 'cutting', bytes: random.between(1, 3_000) },
  ]);
}

/** Plans the actions of the given period, in chronological order. */
export function planActions(random: SeededRandom, browsers: number, forMs: number): PlannedStep[] {
  const steps = Array.from({ length: browsers }, (_, browser): PlannedStep[] => [
    ...timesUntil(random, forMs, MESSAGE_EVERY_MS).map((atMs) => ({
      ...{ atMs, kind: 'action' as const, browser },
      action: { kind: 'say' as const, other: random.between(0, 1) },
    })),
    ...timesUntil(random, forMs, CHANGE_EVERY_MS).map((atMs) => ({
      ...{ atMs, kind: 'action' as const, browser },
      action: change(random),
    })),
    ...timesUntil(random, forMs, REPORT_EVERY_MS).map((atMs) => ({
      ...{ atMs, kind: 'action' as const, browser },
      action: { kind: 'report' as const, other: random.between(0, 1), back: random.between(0, 2) },
    })),
    ...timesUntil(random, forMs, GLANCE_EVERY_MS).map((atMs) => ({
      ...{ atMs, kind: 'action' as const, browser },
      action: glance(random),
    })),
  ]);
  return inTime(steps.flat());
}

/** Plans the faults meanwhile: connections at any time, and one kill mid-round. */
export function planFaults(
  random: SeededRandom,
  { browsers, forMs, victim }: { browsers: number; forMs: number; victim: Victim },
): PlannedStep[] {
  const onLines = Array.from({ length: browsers }, (_, browser): PlannedStep[] => [
    ...timesUntil(random, forMs, WEATHER_EVERY_MS).flatMap((atMs): PlannedStep[] => {
      const clears = atMs + random.between(100, 1_500);
      return [
        {
          atMs,
          kind: 'fault',
          fault: { kind: 'line', browser, lineState: randomLineState(random) },
        },
        {
          ...{ atMs: clears, kind: 'fault' as const },
          fault: { kind: 'line', browser, lineState: { kind: 'clear' } },
        },
      ];
    }),
    ...timesUntil(random, forMs, CUT_EVERY_MS).map((atMs) => ({
      ...{ atMs, kind: 'fault' as const },
      fault: { kind: 'cut' as const, browser },
    })),
  ]);
  const death: PlannedStep = {
    atMs: random.between(Math.round(forMs * 0.3), Math.round(forMs * 0.6)),
    kind: 'fault',
    fault: { kind: 'kill', victim, downMs: random.between(0, 800) },
  };
  return inTime([...onLines.flat(), death]);
}

function inTime(steps: PlannedStep[]): PlannedStep[] {
  return steps.sort((a, b) => a.atMs - b.atMs);
}
