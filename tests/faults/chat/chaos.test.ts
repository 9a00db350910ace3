import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { ChaosReport } from './runChaos';

const COMMAND = join(__dirname, 'chaos.ts');
const TIMEOUT_MS = 300_000;

/** Runs the command in a separate process, with the production store without development checks. */
function runCommand(...options: readonly string[]): Promise<ChaosReport> {
  const args = ['--import', 'tsx', COMMAND, ...options, '--json'];
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env }, (error, output, faults) => {
      try {
        resolve(JSON.parse(output) as ChaosReport);
      } catch {
        reject(new Error(`The run failed: ${faults}`, { cause: error }));
      }
    });
  });
}

test(
  'three people chat while connections break and server and database are killed: nothing acknowledged is lost, duplicated or reordered, ticks and badges are right, both ends show the same words, and each reported message has one report',
  async () => {
    const report = await runCommand('--seeds', '1', '--seconds', '14');
    expect(report.defects).toEqual([]);
    // A run without any faults would prove nothing.
    expect(report).toMatchObject({ serverKills: 1, databaseKills: 1 });
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.brokenLines).toBeGreaterThan(10);
    expect(report.badgesByFrames).toBeGreaterThan(0);
    expect(report.mostUnread).toBeGreaterThan(0);
    expect(report.edited).toBeGreaterThan(5);
    expect(report.deleted).toBeGreaterThan(5);
    expect(report.changesResent).toBeGreaterThan(0);
    expect(report.reported).toBeGreaterThan(5);
  },
  TIMEOUT_MS,
);

test(
  'on two processes that share a Redis the same holds while one of them and the Redis are killed',
  async () => {
    const report = await runCommand('--seeds', '1', '--seconds', '14', '--processes', '2');
    expect(report.defects).toEqual([]);
    expect(report).toMatchObject({ processes: 2, serverKills: 1, redisKills: 1 });
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.brokenLines).toBeGreaterThan(10);
    expect(report.badgesByFrames).toBeGreaterThan(0);
    expect(report.edited).toBeGreaterThan(5);
    expect(report.deleted).toBeGreaterThan(5);
    expect(report.reported).toBeGreaterThan(5);
  },
  TIMEOUT_MS,
);
