import type { UnknownAction } from '@reduxjs/toolkit';
import { compareLogs } from './compareLogs';
import { createReplay } from './createReplay';
import { describeVerdict } from './describe';
import { hashState } from './hashState';
import { LOG_FORMAT, LOG_VERSION, type LogEntry, type LogHeader } from './logFormat';

interface SumState {
  sum: number;
  log: { list: readonly number[] };
}

const add = (by: number): UnknownAction => ({ type: 'sum/added', payload: by });

function reducer(state: SumState | undefined, { type, payload }: UnknownAction): SumState {
  if (!state) return { sum: 0, log: { list: [] } };
  if (type !== 'sum/added') return state;
  return { sum: state.sum + Number(payload), log: { list: [...state.log.list, Number(payload)] } };
}
/** A reducer with a bug: a five counts twice. */
const broken: typeof reducer = (state, action) =>
  action.payload === 5 ? reducer(reducer(state, action), action) : reducer(state, action);
const throwing: typeof reducer = (state, action) => {
  if (action.payload === 5) throw new TypeError('No fives');
  return reducer(state, action);
};

const initial: SumState = { sum: 0, log: { list: [] } };
const header: LogHeader = {
  format: LOG_FORMAT,
  version: LOG_VERSION,
  application: '1.0.0',
  started_at: '2026-01-01T00:00:00.000Z',
  mode: 'ring',
  share: false,
  count: 0,
  ended_by: null,
  initial_state: { ...initial },
};

/** Records additions of 0, 1, 2…, with a hash every n entries. */
function record(count: number, every: number): LogEntry[] {
  let state = initial;
  return Array.from({ length: count }, (_, i) => {
    state = reducer(state, add(i));
    const h = i % every === every - 1 ? { h: hashState(state) } : {};
    return { i: i + 100, t: i, action: add(i), ...h };
  });
}

async function play(entries: LogEntry[], by: typeof reducer = reducer, keepEvery = 7) {
  const replay = createReplay({ reducer: by, header, keepEvery });
  await replay.load(entries);
  return replay;
}

test('a replay with the same reducer matches', async () => {
  const replay = await play(record(20, 1));
  expect(replay.verdict()).toEqual({ matches: true, checked: 20 });
  expect(describeVerdict(replay)).toEqual([
    'Replay matches the recording: 20 actions, 20 hashes compared',
  ]);
});

test('with a hash on every line, the first divergent action and its changes are reported', async () => {
  const replay = await play(record(20, 1), broken);
  expect(replay.verdict()).toMatchObject({ matches: false, from: 5, to: 5, error: null });
  const [first, ...rest] = describeVerdict(replay);
  expect(first).toBe('First divergence: action 105 sum/added');
  expect(rest).toContain('~ sum: 10 → 20');
  expect(rest).toContain('+ log.list.6 = 5');
});

test('with occasional hashes, the range of possible actions is reported', async () => {
  const replay = await play(record(20, 4), broken);
  expect(replay.verdict()).toMatchObject({ matches: false, from: 4, to: 7 });
  const lines = describeVerdict(replay);
  expect(lines.slice(0, 2)).toEqual([
    'First divergence: among the 4 actions 104 to 107',
    '    104 sum/added',
  ]);
});

test('a reducer error that did not occur in the recording is reported', async () => {
  const replay = await play(record(20, 4), throwing);
  expect(replay.verdict()).toMatchObject({ matches: false, from: 4, to: 7 });
  expect(describeVerdict(replay)).toContain(
    'The reducer threw TypeError: No fives at action 105 sum/added',
  );
});

test('every state is available in any order, although few are kept', async () => {
  const replay = await play(record(50, 10));
  const sums = Array.from({ length: 50 }, (_, place) => (place * (place + 1)) / 2);
  const sumAt = (place: number) => replay.stateAt(place).sum;
  expect(sums.map((_, place) => sumAt(place))).toEqual(sums);
  expect(sums.map((_, place) => sumAt(49 - place))).toEqual([...sums].reverse());
  expect([48, 3, 20, 21, 0, -1].map(sumAt)).toEqual([1_176, 6, 210, 231, 0, 0]);
  expect(replay.diffAt(0)).toEqual([{ type: 'CREATE', path: ['log', 'list', 0], value: 0 }]);
  expect(replay.diffAt(3)).toContainEqual({ type: 'CHANGE', path: ['sum'], value: 6, oldValue: 3 });
});

test('a long log reports progress and keeps the page responsive', async () => {
  const entries = record(2_000, 50);
  const replay = createReplay({ reducer, header: { ...header, count: 2_000 } });
  // Each entry takes a millisecond.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const told: number[] = [];
  let turns = 0;
  async function* slowly() {
    for (const entry of entries) {
      now += 1;
      yield entry;
    }
  }
  await replay.load(slowly(), ({ done }) => {
    told.push(done);
    setTimeout(() => (turns += 1));
  });
  expect(told.at(-1)).toBe(2_000);
  const atOnce = told.map((done, index) => done - (told[index - 1] ?? 0));
  expect(Math.max(...atOnce)).toBeLessThan(50);
  // The page had its turn after each report but the last.
  expect(turns).toBe(told.length - 1);
});

test('two logs of the same script are equivalent despite different generated ids and times', async () => {
  const session = (id: string, at: number): LogEntry[] => [
    { i: 3, t: at, action: { type: 'a', meta: { requestId: id, startedTimeStamp: at } } },
    { i: 4, t: at, action: { type: 'b', payload: id } },
  ];
  const [left, right] = [session('V1StGXR8_Z5jdHi6B-myT', 5), session('a1StGXR8_Z5jdHi6B-myT', 9)];
  expect(await compareLogs(left, right)).toBeNull();
  const last = { i: 5, t: 1, action: { type: 'c' } };
  expect(await compareLogs([...left, last], right)).toEqual({ place: 2, kind: 'end' });
  expect(
    await compareLogs([...left, last], [...right, { ...last, action: { type: 'd' } }]),
  ).toEqual({
    place: 2,
    kind: 'action',
  });
  expect(await compareLogs(left, right.slice().reverse())).toEqual({ place: 0, kind: 'action' });
});

test('action types and endpoint names are compared even if they look like ids', async () => {
  const asked = (endpointName: string): LogEntry[] => [
    { i: 0, t: 0, action: { type: 'api/asked', meta: { arg: { endpointName } } } },
  ];
  const names = ['listRecommendedPapers', 'readRecommendedPapers'] as const;
  expect(await compareLogs(asked(names[0]), asked(names[1]))).toEqual({ place: 0, kind: 'action' });
});

test.each([
  [0, -1],
  [1, 1],
  [6, 3],
  [999, -1],
])('a screen from the sum %i on is first seen after entry %i', async (least, place) => {
  const hasScreen = ({ sum }: SumState) => sum >= least;
  const replay = createReplay({ reducer, header, hasScreen });
  await replay.load(record(20, 4));
  expect(replay.firstScreen()).toBe(place);
});
