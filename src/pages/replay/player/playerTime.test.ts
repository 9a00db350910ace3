import type { LogEntry } from '#replay/logFormat';
import { clockTime, nextStep } from './playerTime';

const at = (...times: number[]): LogEntry[] =>
  times.map((t, i) => ({ i, t, action: { type: 'sum/added' } }));
const slow = { speed: 1, skipsIdle: false } as const;

test('a step waits as long as it took in the recording', () => {
  expect(nextStep(at(0, 300, 900), 0, slow)).toEqual({ place: 1, wait: 300 });
  expect(nextStep(at(0, 300, 900), 1, { ...slow, speed: 4 })).toEqual({ place: 2, wait: 150 });
  expect(nextStep(at(0, 300), 0, { ...slow, speed: 0.5 })).toEqual({ place: 1, wait: 600 });
});

test('with idle time skipped, no wait is long', () => {
  expect(nextStep(at(0, 90_000), 0, { speed: 1, skipsIdle: true })?.wait).toBe(700);
});

test('actions within one frame are shown together', () => {
  expect(nextStep(at(0, 100, 104, 110, 300), 0, slow)).toEqual({ place: 3, wait: 100 });
});

test('maximum speed plays many actions at a time and ends at the last', () => {
  const long = at(...Array.from({ length: 50 }, (_none, t) => t * 1_000));
  const fast = { speed: 'max', skipsIdle: false } as const;
  expect(nextStep(long, -1, fast)?.place).toBe(39);
  expect(nextStep(long, 39, fast)?.place).toBe(49);
  expect(nextStep(long, 49, fast)).toBeNull();
});

test('times are formatted as minutes and seconds', () => {
  expect([0, 4_230, 280_300, 3_600_000].map(clockTime)).toEqual([
    '0:00.0',
    '0:04.2',
    '4:40.3',
    '60:00.0',
  ]);
});
