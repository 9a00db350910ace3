import type { UnknownAction } from '@reduxjs/toolkit';
import { createRedactor } from '#contract/sessionLog/redact';
import { createReplay } from '../createReplay';
import { hashState } from '../hashState';
import type { LogEntry, LogHeader } from '../logFormat';
import { readLog } from '../readLog';
import { createRecorder, RECORDING_LIMITS, RING_LIMITS, type ExportOptions } from './recorder';
import { BLOCK_SIZE } from './ring';

interface CountState {
  count: number;
  content: string;
}

const nothing = { count: 0, content: '' };
const secretsOf = () => ({ secretArgs: [], secretResult: false });
const redactor = createRedactor(secretsOf);
function reducer(state: object = nothing, action: UnknownAction): object {
  const { count, content } = state as CountState;
  if (action.type === 'added') return { count: count + 1, content: String(action.payload) };
  return action.type === 'cleared' ? { count: 0, content } : state;
}

function startRecorder(limits: Partial<Parameters<typeof createRecorder>[0]> = {}) {
  const idle: (() => void)[] = [];
  const recorder = createRecorder({
    redactor,
    secretsOf,
    reducer,
    application: '1.0.0',
    startedAt: 1_000,
    idle: (run) => void idle.push(run),
    ...limits,
  });
  let state: object = { count: 0, content: '' };
  let now = 1_000;
  const run = (action: UnknownAction) => {
    now += 10;
    recorder.note(action, state, now);
    state = reducer(state, action);
    recorder.noteAfter(state);
  };
  const read = async (options: ExportOptions) => {
    const pieces = recorder.exportLog(options);
    if (!pieces) throw new Error('Nothing was recorded.');
    const log = await readLog(pieces);
    const entries: LogEntry[] = [];
    for await (const entry of log.entries) entries.push(entry);
    return { header: log.header, entries };
  };
  const setState = (other: object) => {
    state = other;
  };
  return { recorder, run, read, idle, setState, state: () => state };
}

async function verdictOf({ header, entries }: { header: LogHeader; entries: LogEntry[] }) {
  const replay = createReplay({ reducer, header });
  await replay.load(entries);
  return replay.verdict();
}

const add = (times: number, run: (action: UnknownAction) => void) => {
  for (let count = 0; count < times; count += 1) run({ type: 'added' });
};
const ring = { source: 'ring', share: false } as const;
const recording = { source: 'recording', share: false } as const;

test('the limits are the documented ones', () => {
  expect(RING_LIMITS).toEqual({ entries: 5_000, bytes: 5_000_000 });
  expect(RECORDING_LIMITS).toEqual({ entries: 100_000, bytes: 50_000_000 });
});

test('internal actions are skipped, times count from the start, and numbers continue', () => {
  const { recorder, run } = startRecorder();
  for (const type of [
    'a',
    'persist/FLUSH',
    'api/config/middlewareRegistered',
    'realtime/pong',
    'b',
  ])
    run({ type });
  expect(recorder.entries().map(({ i, t, action }) => [i, t, action.type])).toEqual([
    [0, 10, 'a'],
    [1, 50, 'b'],
  ]);
});

test('the ring drops the oldest actions and replays from its first state', async () => {
  const { run, read, state } = startRecorder({ ring: { entries: 200, bytes: 1_000_000 } });
  add(1_234, run);
  const log = await read(ring);
  expect(log.entries.length).toBeGreaterThan(200 - BLOCK_SIZE);
  expect(log.entries.length).toBeLessThanOrEqual(200);
  expect(log.entries.at(-1)?.i).toBe(1_233);
  expect(log.header.initial_state).toMatchObject({ count: log.entries[0]?.i });
  expect(log.entries.at(-1)?.h).toBe(hashState(redactor.state(state())));
  expect(await verdictOf(log)).toEqual({ matches: true, checked: 4 });
});

test('every fiftieth action has a hash, and the last one', async () => {
  const { run, read } = startRecorder();
  add(120, run);
  const { entries } = await read(ring);
  expect(entries.filter(({ h }) => h !== undefined).map(({ i }) => i)).toEqual([49, 99, 119]);
});

test('the ring stays within its byte limit', async () => {
  const { run, read } = startRecorder({ ring: { entries: 5_000, bytes: 20_000 } });
  for (let count = 0; count < 400; count += 1) run({ type: 'added', payload: 'বাংলা'.repeat(10) });
  const { entries } = await read(ring);
  const bytes = entries.reduce(
    (sum, { action }) => sum + new TextEncoder().encode(JSON.stringify(action)).length,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(20_000);
  expect(entries.length).toBeGreaterThan(20);
});

test('a recording has a hash on every line, whether taken when idle or on export', async () => {
  const { recorder, run, read, idle } = startRecorder();
  add(3, run);
  expect(recorder.exportLog(recording)).toBeUndefined();
  recorder.startRecording();
  add(300, run);
  idle.splice(0).forEach((task) => task());
  add(10, run);
  const running = await read(recording);
  expect(running.header).toMatchObject({ mode: 'recording', ended_by: null, count: 310 });
  expect(running.entries.every(({ h }) => h !== undefined)).toBe(true);
  recorder.stopRecording('asked');
  add(5, run);
  const ended = await read(recording);
  expect(ended.header).toMatchObject({ ended_by: 'asked', count: 310 });
  expect(ended.entries).toEqual(running.entries);
  expect(await verdictOf(ended)).toEqual({ matches: true, checked: 310 });
});

test('a recording that reaches its limit reports it', () => {
  const { recorder, run } = startRecorder({ recording: { entries: 5, bytes: 1_000 } });
  add(1, run);
  recorder.startRecording();
  add(4, run);
  expect(recorder.isFull()).toBe(false);
  add(1, run);
  expect(recorder.isFull()).toBe(true);
});

test('a state that no action produced ends a recording and clears the ring', async () => {
  const { recorder, run, read, setState } = startRecorder();
  add(10, run);
  recorder.startRecording();
  add(10, run);
  setState({ count: 1_000, content: '' });
  add(3, run);
  expect(recorder.endedBy()).toBe('time_travel');
  const log = await read(ring);
  expect(log.entries).toHaveLength(3);
  expect(await verdictOf(log)).toMatchObject({ matches: true });
  expect((await read(recording)).entries).toHaveLength(10);
});

test('an action dispatched while subscribers are notified of another is recorded with its own state', async () => {
  const { recorder, read } = startRecorder();
  const first = { count: 0, content: '' };
  const [second, third] = [reducer(first, { type: 'added' }), { count: 0, content: 'undefined' }];
  recorder.note({ type: 'added' }, first, 1);
  recorder.note({ type: 'cleared' }, second, 2);
  recorder.noteAfter(third);
  recorder.noteAfter(third);
  recorder.note({ type: 'added' }, third, 3);
  recorder.noteAfter(reducer(third, { type: 'added' }));
  const log = await read(ring);
  expect(log.entries).toHaveLength(3);
  expect(await verdictOf(log)).toMatchObject({ matches: true });
});
