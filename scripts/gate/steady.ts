/**
 * Runs `npm test` several times and says which tests were red or flaky in which run: `npm run
 * test:steady -- 5`, with `--load` beside one busy loop per core, as on a machine that others use.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeRuns, type Run } from './summarise';

const GATE = path.join('artefacts', 'gate.json');

/** Keeps every core busy until the loops are killed. */
const startLoad = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );

async function runGate(): Promise<Run> {
  await once(spawn('npm', ['test'], { stdio: 'inherit' }), 'close');
  return JSON.parse(await readFile(GATE, 'utf8')) as Run;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { load: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const times = Number(positionals[0] ?? 5);
  const loops = values.load ? startLoad() : [];
  const runs: Run[] = [];
  try {
    while (runs.length < times) runs.push(await runGate());
  } finally {
    for (const loop of loops) loop.kill();
  }
  console.log(describeRuns(runs));
  process.exitCode = runs.every(({ ok }) => ok) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
