/**
 * Runs npm scripts one after another, all of them even if one fails, then prints what failed, what
 * passed only on its second try, and how long each took: `tsx scripts/gate/runStages.ts check
 * test:unit`. The same is written to artefacts/gate.json.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRun, summarise, type Stage, type StageReport } from './summarise';

const REPORTS = path.resolve('artefacts', 'stages');

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** Returns the commit that is tried, with a `+` if files differ from it. */
function triedCommit(): string {
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    // The tests run in an unpacked archive too.
    return 'unknown';
  }
}

/** Runs one npm script, whose tests write to the file in STAGE_REPORT. */
async function runStage(name: string): Promise<Stage> {
  const file = path.join(REPORTS, `${name.replaceAll(':', '-')}.json`);
  const began = performance.now();
  const child = spawn('npm', ['run', name], {
    stdio: 'inherit',
    env: { ...process.env, STAGE_REPORT: file },
  });
  // A process that could not be started or was ended by a signal doesn't have code 0 either.
  const [code] = (await once(child, 'close').catch(() => [null])) as [number | null];
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as StageReport,
    () => null,
  );
  return { name, ok: code === 0, seconds: (performance.now() - began) / 1_000, report };
}

async function main(names: readonly string[]): Promise<void> {
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  // Before the stages, because a commit may be made while they run.
  const commit = triedCommit();
  const stages: Stage[] = [];
  for (const name of names) stages.push(await runStage(name));
  const run = summarise(commit, stages);
  await writeFile(path.join('artefacts', 'gate.json'), `${JSON.stringify(run, null, 2)}\n`);
  console.log(describeRun(run));
  process.exitCode = run.ok ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
