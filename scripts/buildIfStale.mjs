/**
 * Runs the build when there is none, or when a source changed since it was started. Plain Node and
 * nothing else, because `npm start` waits for it each time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sources = [
  ...['src', 'server', 'packages', 'contract', 'public', 'scripts'],
  ...['package.json', 'package-lock.json', 'webpack.config.ts', 'tsconfig.json'],
];

/** Whether the file, or anything in the folder, changed after the moment; folders tell of removals. */
function changedSince(moment, name) {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats) return false;
  if (stats.mtimeMs > moment) return true;
  return (
    stats.isDirectory() &&
    readdirSync(name).some((entry) => changedSince(moment, path.join(name, entry)))
  );
}

const builtAt = existsSync('build/stamp') ? Number(readFileSync('build/stamp', 'utf8')) : 0;
const complete =
  builtAt > 0 &&
  ['dist/index.html', 'build/server.mjs', 'build/quad.mjs'].every((file) => existsSync(file));

if (!complete || sources.some((name) => changedSince(builtAt, name))) {
  // What a command answers goes to stdout, and nothing else.
  console.error('Building Quad; this takes a moment the first time.');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  process.exitCode = status ?? 1;
}
