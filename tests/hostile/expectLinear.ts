import type { Input } from './inputs';
import type { Subject } from './subject';

/** UTF-16 code units of the largest text. */
export const LARGEST = 50_000;
/** Times for twice the text: 2 is linear, 4 is the square. */
const MAX_GROWTH = 2.5;
/** Collecting garbage costs so much at any time: less says nothing about the code. */
const FLOOR_MS = 5;
/** So much more than its share the larger text may take: caches of the machine hold the smaller one. */
const SLACK_MS = 10;
/** Many times what the slowest takes: ends a test whose text would take minutes. */
const CEILING_MS = 3_000;
/** Sizes tried first, so that exponential code is found without waiting for its end. */
const FIRST_SIZES = [100, 2_000];
/** The best of so many runs counts, because other processes only ever make a run slower. */
const MOST_RUNS = 12;
const FIRST_RUNS = 3;

/** Milliseconds of processor time: other processes on a busy machine don't count. */
async function timeOf(subject: Subject, text: string): Promise<number> {
  const start = process.cpuUsage();
  try {
    await subject.run(text);
  } catch {
    // A refusal; the time it took counts all the same.
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The least time of several runs; stops early once a run is fast enough. */
async function leastTime(subject: Subject, text: string, enough: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < FIRST_RUNS && least > enough; run += 1) {
    least = Math.min(least, await timeOf(subject, text));
  }
  return least;
}

/** Throws unless the subject's time grows at most linearly with the text and stays below its ceiling. */
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
  let full = await leastTime(subject, whole, CEILING_MS);
  if (full <= FLOOR_MS) return;
  if (full > CEILING_MS) fail(`${full.toFixed(0)} ms for ${LARGEST} letters`);
  const halfText = input(LARGEST / 2);
  let half = Infinity;
  // In turns, so that a pause of the engine meets both sizes alike.
  for (let run = 0; run < MOST_RUNS; run += 1) {
    half = Math.min(half, await timeOf(subject, halfText));
    full = Math.min(full, await timeOf(subject, whole));
    if (full <= MAX_GROWTH * half + SLACK_MS) return;
  }
  fail(`${half.toFixed(1)} ms for half of the letters and ${full.toFixed(1)} ms for all`);
}
