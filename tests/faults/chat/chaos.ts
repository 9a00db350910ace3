import { parseArgs } from 'node:util';
import { describeReport } from './describeReport';
import { runChaos } from './runChaos';

/**
 * `npm run chaos -- [--seconds 60] [--seeds 1,2,3] [--json]`: a report of each run, for a person or as a
 * line of JSON; the exit code is 1 where a promise was broken.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seeds: { type: 'string', default: '1,2,3' },
      json: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  const seeds = values.seeds.split(',').map(Number);
  if (!(seconds > 0) || !seeds.every(Number.isInteger))
    throw new Error('Usage: npm run chaos -- [--seconds 60] [--seeds 1,2,3] [--json]');
  for (const seed of seeds) {
    const report = await runChaos({ seed, seconds });
    process.stdout.write(`${values.json ? JSON.stringify(report) : describeReport(report)}\n`);
    if (report.defects.length > 0) process.exitCode = 1;
  }
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  })
  // At an orderly end Node 20 may wait for ever for a handle of a killed child, with all work done.
  .finally(() => process.exit());
