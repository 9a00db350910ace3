import { endpointSecrets } from '#api/endpointSecrets';
import { openReplay } from '#replay/openReplay';
import { createRecorder, type Recorder } from '#replay/record/recorder';
import type { Benchmark } from './lib/benchmark';
import {
  at,
  HASH_EVERY,
  LOG_LENGTH,
  longLog,
  MESSAGES,
  POSTS,
  preparedState,
  redactor,
  reducer,
  session,
} from './lib/sessionLog';
import { median, percentile } from './lib/statistics';

const MEASURED = 20_000;
const RECORD_BUDGET_US = 50;
const RATE_BUDGET = 20_000;

function startRecorder(idle: (run: () => void) => void): Recorder {
  return createRecorder({
    redactor,
    secretsOf: endpointSecrets,
    reducer,
    application: 'bench',
    startedAt: at,
    idle,
  });
}

const toMicroseconds = (ms: number) => (ms * 1_000).toFixed(1);

/** Measures the recorder's own microseconds per action, and the part left for idle time. */
function measureRecorder(state: object, isRecording: boolean) {
  const waiting: (() => void)[] = [];
  const recorder = startRecorder((run) => void waiting.push(run));
  recorder.note({ type: 'bench' }, state, at);
  recorder.noteAfter(state);
  if (isRecording) recorder.startRecording();
  const times: number[] = [];
  const idles: number[] = [];
  let now = state;
  for (const action of session(MEASURED)) {
    const before = now;
    const start = performance.now();
    recorder.note(action, before, at);
    const noted = performance.now();
    now = reducer(now, action);
    const reduced = performance.now();
    recorder.noteAfter(now);
    times.push(noted - start + performance.now() - reduced);
    if (waiting.length === 0 || times.length % 25 > 0) continue;
    const idle = performance.now();
    waiting.splice(0).forEach((run) => run());
    idles.push(performance.now() - idle);
  }
  return { times: times.slice(MEASURED / 10), idles };
}

/**
 * Measures the seconds of processor time, and megabytes, to replay a complete log from text to
 * states.
 */
async function measureReplay(text: readonly string[]) {
  global.gc?.();
  const memory = process.memoryUsage().heapUsed;
  const before = process.cpuUsage();
  async function* pieces() {
    yield* text;
  }
  const { replay, entries } = await openReplay(pieces());
  await replay.load(entries);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const steps = [0.1, 0.5, 0.9].map((part) => {
    const from = performance.now();
    replay.stateAt(Math.floor(part * replay.entries.length) + 99);
    return performance.now() - from;
  });
  global.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - memory) / 2 ** 20;
  return { seconds, megabytes, jump: Math.max(...steps), replay };
}

/** Measures the cost of recording for a session, and the speed of replaying a log. */
export const replay: Benchmark = {
  title: 'Record and replay',
  method: `The recorder's own time for an action, without the reducer's, over ${MEASURED.toLocaleString('en')} actions of eight kinds (messages,
likes, typing, drafts, steps, presence, comments, uploads), with ${POSTS} posts and ${MESSAGES.toLocaleString('en')} messages in the state; what it leaves for idle
time (hashes) is listed separately. Then a log of ${LOG_LENGTH.toLocaleString('en')} such actions with a hash on every ${HASH_EVERY}th line, as the ring has them, beginning with that state,
is read from its text, replayed, and each hash compared, as \`npm run replay\` does; its seconds are of processor time
(that of the garbage collector included), because the machine does other work as well.`,
  async run() {
    const state = await preparedState();
    const ring = measureRecorder(state, false);
    const recording = measureRecorder(state, true);
    const text = await longLog(state);
    const { seconds, megabytes, jump, replay: played } = await measureReplay(text);
    const verdict = played.verdict();
    const rate = Math.round(LOG_LENGTH / seconds);
    const p95 = percentile(ring.times, 0.95) * 1_000;
    const bytes = text.reduce((sum, line) => sum + line.length, 0) / 1e6;
    return {
      columns: ['what', 'median', 'p95'],
      rows: [
        ['µs an action, ring', toMicroseconds(median(ring.times)), p95.toFixed(1)],
        [
          'µs an action, recording',
          toMicroseconds(median(recording.times)),
          toMicroseconds(percentile(recording.times, 0.95)),
        ],
        [
          'ms of idle time for every 50 actions, ring',
          median(ring.idles).toFixed(1),
          percentile(ring.idles, 0.95).toFixed(1),
        ],
        [
          'ms of idle time for every 25 actions, recording',
          median(recording.idles).toFixed(1),
          percentile(recording.idles, 0.95).toFixed(1),
        ],
        ['actions replayed in a second of processor time', rate.toLocaleString('en'), ''],
        [
          `MB of memory for the log of ${bytes.toFixed(0)} MB and its states`,
          megabytes.toFixed(0),
          '',
        ],
        ['ms for a jump to any state', jump.toFixed(1), ''],
      ],
      budgets: [
        {
          text: `recording takes at most ${RECORD_BUDGET_US} µs an action at p95: ${p95.toFixed(1)} µs`,
          kept: p95 <= RECORD_BUDGET_US,
        },
        {
          text: `at least ${RATE_BUDGET.toLocaleString('en')} actions replayed a second, each hash right: ${rate.toLocaleString('en')}`,
          kept:
            rate >= RATE_BUDGET && verdict.matches && verdict.checked === LOG_LENGTH / HASH_EVERY,
        },
      ],
    };
  },
};
