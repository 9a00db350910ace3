/**
 * Runs npm scripts one after another until one fails, then prints how long each took: `node
 * scripts/runStages.mjs check test:unit`. Plain Node, so that no other tooling is loaded.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const duration = (ms) => {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2)} s`;
};

const started = performance.now();
const lines = [];
for (const stage of process.argv.slice(2)) {
  const began = performance.now();
  const child = spawn('npm', ['run', stage], { stdio: 'inherit' });
  // A process that could not be started or was ended by a signal doesn't have code 0 either.
  const [code] = await once(child, 'close').catch((error) => [error.message]);
  lines.push(
    `${duration(performance.now() - began).padStart(12)}  ${stage}${code === 0 ? '' : ' failed'}`,
  );
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
console.log(
  ['', ...lines, `${duration(performance.now() - started).padStart(12)}  all`].join('\n'),
);
