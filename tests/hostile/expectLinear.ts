import type { Input } from './inputs';
import type { Subject } from './subject';

/** UTF-16 code units of the largest text. */
export const LARGEST = 50_000;
/** Allowed growth for twice the text: 2 is linear, 4 is quadratic. */
const MAX_GROWTH = 2.5;
/** Garbage collection costs this much at any time, so shorter times say nothing about the code. */
const FLOOR_MS = 5;
/**
 * The larger text may exceed its share by this much, because only the smaller one fits into the CPU
 * caches.
 */
const SLACK_MS = 10;
/** Many times the slowest result: ends a test whose text would take minutes. */
const CEILING_MS = 3_000;
/** Sizes tried first, so that exponential code is detected without waiting for its end. */
const FIRST_SIZES = [100, 2_000];
/**
 * Number of runs, of which the fastest counts, because other processes can only slow a run down.
 */
const MOST_RUNS = 12;
const FIRST_RUNS = 3;

interface Growth {
  readonly isLinear: boolean;
  /** Milliseconds. */
  readonly once: number;
  readonly double: number;
}

/** Returns milliseconds of processor time, which excludes other processes on a busy machine. */
async function timeOf(subject: Subject, text: string): Promise<number> {
  const start = process.cpuUsage();
  try {
    await subject.run(text);
  } catch {
    // A refusal; its time counts nevertheless.
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Returns the shortest time of several runs; stops early once a run is fast enough. */
async function leastTime(subject: Subject, text: string, enough: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < FIRST_RUNS && least > enough; run += 1) {
    least = Math.min(least, await timeOf(subject, text));
  }
  return least;
}

/** Compares the least times of a text and of twice as much. */
async function compare(subject: Subject, text: string, twice: string): Promise<Growth> {
  let [once, double] = [Infinity, Infinity];
  // Alternately, so that pauses of the engine affect both sizes equally.
  for (let run = 0; run < MOST_RUNS; run += 1) {
    once = Math.min(once, await timeOf(subject, text));
    double = Math.min(double, await timeOf(subject, twice));
    if (double <= MAX_GROWTH * once + SLACK_MS) return { isLinear: true, once, double };
  }
  return { isLinear: false, once, double };
}

/**
 * Throws unless the subject's time grows at most linearly with the text and stays below its
 * ceiling.
 *
 * One doubling may cost more than its share, because the engine treats large strings and arrays
 * differently from small ones: it is a step, and the next doubling is linear again. What is not
 * linear exceeds both.
 */
export async function expectLinear(
  subject: Subject,
  inputName: string,
  input: Input,
): Promise<void> {
  const fail = (found: string): never => {
    throw new Error(`${subject.name} (${subject.file}) with ${inputName}: ${found}`);
  };
  for (const size of FIRST_SIZES) {
    const took = await leastTime(subject, input(size), CEILING_MS);
    if (took > CEILING_MS) fail(`${took.toFixed(0)} ms for ${size} letters`);
  }
  const whole = input(LARGEST);
  const full = await leastTime(subject, whole, CEILING_MS);
  if (full <= FLOOR_MS) return;
  if (full > CEILING_MS) fail(`${full.toFixed(0)} ms for ${LARGEST} letters`);
  const first = await compare(subject, input(LARGEST / 2), whole);
  if (first.isLinear) return;
  const second = await compare(subject, whole, input(2 * LARGEST));
  if (second.isLinear) return;
  const times = [first.once, second.once, second.double].map((time) => time.toFixed(1)).join(', ');
  fail(`${times} ms for a half, all and twice of ${LARGEST} letters`);
}
