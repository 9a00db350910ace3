import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { chatMessage, frames } from '../contract/fixtures/messages';
import { textPost } from '../contract/fixtures/posts';
import { endpointSecrets } from '../src/api/endpointSecrets';
import { openReplay } from '../src/app/openReplay';
import { rootReducer, type RootState } from '../src/app/rootReducer';
import { hashState } from '../src/replay/hashState';
import { createRecorder, type Recorder } from '../src/replay/recorder';
import { createRedactor } from '../src/replay/redact';
import type { Benchmark } from './lib/benchmark';
import { median, percentile } from './lib/statistics';

const POSTS = 500;
const MESSAGES = 10_000;
const PEOPLE = 20;
const MEASURED = 20_000;
const LOG_LENGTH = 100_000;
const HASH_EVERY = 50;
const RECORD_BUDGET_US = 50;
const RATE_BUDGET = 20_000;

const reducer = rootReducer as Reducer<object, UnknownAction>;
const ada = { id: 7, email: 'ada@uni.example', username: 'ada', profile_completed: true };
const at = Date.UTC(2026, 0, 1);
const fulfilled = (endpointName: string, originalArgs: unknown, payload: unknown, id: string) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: {
    arg: {
      type: 'query',
      endpointName,
      originalArgs,
      queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})`,
    },
    requestId: id,
    requestStatus: 'fulfilled',
    fulfilledTimeStamp: at,
    baseQueryMeta: {},
  },
});

/** The actions that lead to a state with so many posts and messages. */
function* preparation(): Generator<UnknownAction> {
  yield { type: 'app/featuresLoaded' };
  yield { type: 'session/authenticated', payload: { me: ada } };
  const posts = Array.from({ length: POSTS }, (_, index) => ({ ...textPost, id: POSTS - index }));
  const args = { view: { kind: 'main' }, part: 'head' };
  const { type, meta, payload } = fulfilled('listPosts', args, { posts }, 'posts');
  yield {
    type: 'api/executeQuery/pending',
    meta: { ...meta, requestStatus: 'pending', startedTimeStamp: at },
  };
  yield { type, payload, meta };
  for (let person = 0; person < PEOPLE; person += 1) {
    const messages = Array.from({ length: MESSAGES / PEOPLE }, (_, index) => ({
      ...chatMessage,
      id: person * 1_000 + index + 1,
      sender_id: 100 + person,
      receiver_id: ada.id,
      client_id: null,
    }));
    yield fulfilled('readHistory', { userId: 100 + person }, messages, `history-${person}`);
  }
}

/** What a session is made of, over and over: messages, likes, typing, drafts, steps, presence. */
function* session(count: number): Generator<UnknownAction> {
  for (let index = 0; index < count; index += 1) {
    const person = 100 + (index % PEOPLE);
    const kinds: UnknownAction[] = [
      {
        type: 'realtime/new_message',
        payload: {
          ...frames.new_message,
          id: 50_000 + index,
          sender_id: person,
          receiver_id: ada.id,
        },
        meta: { at: at + index },
      },
      { type: 'feed/likeWished', payload: { id: 1 + (index % POSTS), on: index % 3 > 0 } },
      { type: 'drafts/draftChanged', payload: { key: 'post', text: `Draft number ${index}` } },
      {
        type: 'realtime/typing',
        payload: { ...frames.typing, user_id: person },
        meta: { at: at + index },
      },
      {
        type: 'app/navigated',
        payload: { path: `/dashboard/posts?id=${index % POSTS}`, kind: 'PUSH' },
      },
      { type: 'realtime/presence', payload: frames.presence, meta: { at: at + index } },
      { type: 'feed/commentsOpened', payload: 1 + (index % POSTS) },
      { type: 'uploads/progressed', payload: { uploadId: 'one', percent: index % 100 } },
    ];
    const action = kinds[index % kinds.length];
    if (action) yield action;
  }
}

const redactor = createRedactor(endpointSecrets);

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

/** Microseconds that the recorder itself takes for each action, and what is left for idle time. */
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

async function* lines(entries: Iterable<UnknownAction>, initial: RootState) {
  const { api, ...slices } = redactor.state(initial) as Record<string, object>;
  const header = {
    format: 'quad-action-log',
    version: 2,
    application: 'bench',
    started_at: new Date(at).toISOString(),
    mode: 'recording',
    share: false,
    count: LOG_LENGTH,
    ended_by: null,
    initial_state: { ...slices, api },
  };
  yield `${JSON.stringify(header)}\n`;
  let state: object = initial;
  let i = 0;
  for (const action of entries) {
    state = reducer(state, action);
    const redacted = redactor.action(action);
    yield `${JSON.stringify({ i, t: i, action: redacted, h: i % HASH_EVERY === HASH_EVERY - 1 ? hashState(redactor.state(state)) : undefined })}\n`;
    i += 1;
  }
}

/** Seconds of processor time, and megabytes, that a whole log takes, from text to states. */
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

/** What recording costs a session, and how fast a log is replayed. */
export const replay: Benchmark = {
  title: 'Record and replay',
  method: `The recorder's own time for an action, without the reducer's, over ${MEASURED.toLocaleString('en')} actions of eight kinds (messages,
likes, typing, drafts, steps, presence, comments, uploads), with ${POSTS} posts and ${MESSAGES.toLocaleString('en')} messages in the state; what it leaves for idle
time (hashes) is told apart. Then a log of ${LOG_LENGTH.toLocaleString('en')} such actions with a hash on every ${HASH_EVERY}th line, as the ring has them, beginning with that state,
is read from its text, replayed, and each hash compared, as \`npm run replay\` does; its seconds are of processor time
(that of the garbage collector included), because the machine does other work as well.`,
  async run() {
    // Endpoints and slices of the whole application come into place with the first log opened.
    await openReplay(lines([], rootReducer(undefined, { type: 'start' })));
    let state = rootReducer(undefined, { type: 'start' });
    for (const action of preparation()) state = rootReducer(state, action);
    const threads = Object.values(state.chat.threads);
    const found = [
      Object.keys(state.feed.posts.entities).length,
      threads.reduce((sum, { messages }) => sum + messages.length, 0),
    ];
    if (found[0] !== POSTS || found[1] !== MESSAGES)
      throw new Error(`The state holds ${found.join(' posts and ')} messages.`);

    const ring = measureRecorder(state, false);
    const recording = measureRecorder(state, true);
    const text: string[] = [];
    for await (const line of lines(session(LOG_LENGTH), state)) text.push(line);
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
