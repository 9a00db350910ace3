import { backoffDelay, floodDelay } from './backoff';

test('a delay is between half a second and thirty seconds', () => {
  for (const attempt of [1, 2, 5, 10, 1_000_000]) {
    expect(backoffDelay(attempt, 0)).toBe(500);
    expect(backoffDelay(attempt, 0.999_999)).toBeLessThanOrEqual(30_000);
  }
});

test('the maximum delay doubles with each attempt until the cap', () => {
  const longest = [1, 2, 3, 4, 5, 6, 7].map((attempt) => backoffDelay(attempt, 1));
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a delay after flooding is never shorter than the server’s, which doubles up to ten minutes', () => {
  const shortest = [1, 2, 3, 4, 5, 6, 7, 1_000].map((floods) => floodDelay(floods, 0) / 1_000);
  expect(shortest).toEqual([10, 20, 40, 80, 160, 320, 600, 600]);
  expect(floodDelay(1, 0.999_999)).toBeLessThanOrEqual(15_000);
});
