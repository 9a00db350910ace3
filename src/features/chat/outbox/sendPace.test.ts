import { FRAME_BUDGET, FRAME_BUDGET_MS, OUTBOX_BUDGET } from '#contract/limits';
import { createSendPace } from './drainOutbox';

test("ten thousand messages stay below the server's budget in any ten seconds", () => {
  const pace = createSendPace();
  const sentAt: number[] = [];
  let now = 0;
  while (sentAt.length < 10_000) {
    const waitMs = pace.take(now);
    if (waitMs === 0) sentAt.push(now);
    now += Math.max(waitMs, 7);
  }
  sentAt.forEach((at, index) => {
    const later = sentAt[index + OUTBOX_BUDGET];
    if (later !== undefined) expect(later - at).toBeGreaterThanOrEqual(FRAME_BUDGET_MS);
  });
  expect(OUTBOX_BUDGET).toBeLessThan(FRAME_BUDGET);
  expect(now).toBeLessThan((10_000 / OUTBOX_BUDGET + 1) * FRAME_BUDGET_MS);
});

test('a pause stops all messages, and a longer pause is not shortened', () => {
  const pace = createSendPace();
  pace.pause(0, 10_000);
  pace.pause(1_000, 5_000);
  expect(pace.take(2_000)).toBe(8_000);
  expect(pace.take(10_000)).toBe(0);
});

test('a clock that is set back delays nothing', () => {
  const pace = createSendPace();
  for (let i = 0; i < OUTBOX_BUDGET; i += 1) pace.take(1_000_000);
  pace.pause(1_000_000, 10_000);
  expect(pace.take(0)).toBe(0);
});
