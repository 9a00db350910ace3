/**
 * Runs the build if there is none, or if a source has changed since it was started. Plain Node
 * without dependencies, because `npm start` waits for it each time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sources = [
  ...['src', 'server', 'packages', 'contract', 'public', 'scripts'],
  ...['package.json', 'package-lock.json', 'webpack.config.ts', 'tsconfig.json'],
];

/**
 * Whether the file, or anything in the folder, changed after this time. Folders also reveal
 * removals.
 */
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
  // Stdout is reserved for a command's output.
  console.error('Building Quad; this takes a moment the first time.');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  process.exitCode = status ?? 1;
}
