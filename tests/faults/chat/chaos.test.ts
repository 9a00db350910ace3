import { describeReport } from './describeReport';
import { runChaos } from './runChaos';

jest.setTimeout(180_000);

test('three people talk while lines break and server and database are killed: nothing acknowledged is lost, doubled or reordered, and ticks and badges are right', async () => {
  const report = await runChaos({ seed: 1, seconds: 14 });
  expect([describeReport(report), report.defects]).toEqual([expect.any(String), []]);
  // A run in which nothing happened would prove nothing.
  expect(report).toMatchObject({ serverKills: 1, databaseKills: 1 });
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.brokenLines).toBeGreaterThan(10);
  expect(report.badgesByFrames).toBeGreaterThan(0);
  expect(report.mostUnread).toBeGreaterThan(0);
});
