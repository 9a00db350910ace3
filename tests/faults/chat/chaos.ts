import { parseArgs } from 'node:util';
import { describeReport } from './describeReport';
import { runChaos } from './runChaos';

const USAGE = 'Usage: npm run chaos -- [--seconds 60] [--seeds 1,2,3] [--processes 1] [--json]';

/**
 * Prints a report of each run, as text or as a line of JSON; exits with 1 if a guarantee was
 * broken.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seeds: { type: 'string', default: '1,2,3' },
      processes: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  const seeds = values.seeds.split(',').map(Number);
  const processes = Number(values.processes);
  if (!(seconds > 0) || !seeds.every(Number.isInteger) || ![1, 2, 3].includes(processes))
    throw new Error(USAGE);
  for (const seed of seeds) {
    const report = await runChaos({ seed, seconds, processes });
    process.stdout.write(`${values.json ? JSON.stringify(report) : describeReport(report)}\n`);
    if (report.defects.length > 0) process.exitCode = 1;
  }
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  })
  // On a normal exit, Node 20 may wait forever for a handle of a killed child after all work is
  // done.
  .finally(() => process.exit());
