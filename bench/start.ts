import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@quad/embedded-postgres';
import { findFreePort } from '#server/platform/freePort';
import type { Benchmark } from './lib/benchmark';
import { startBuilt } from './lib/startBuilt';
import { median } from './lib/statistics';

const STARTS = 7;
const MOST_MS = 1_500;

/**
 * Measures in milliseconds each start of the server, of PostgreSQL alone, and of an idle Node.js.
 */
async function measure(folder: string) {
  const env = { DATA_DIR: folder, DEMO: 'off' };
  const port = await findFreePort('127.0.0.1');
  const first = await startBuilt(port, { ...env, DEMO: 'on' });
  await first.stop();
  const times = { server: [] as number[], postgres: [] as number[], node: [] as number[] };
  for (let turn = 0; turn < STARTS; turn += 1) {
    const server = await startBuilt(port, env);
    await server.stop();
    times.server.push(server.readyMs);
    const reopened = performance.now();
    const postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'db'),
      log: () => undefined,
    });
    times.postgres.push(performance.now() - reopened);
    await postgres.stop();
    const started = performance.now();
    execFileSync(process.execPath, ['-e', '0']);
    times.node.push(performance.now() - started);
  }
  return { ...times, first: first.readyMs };
}

/** Measures the downtime of a restarted server. */
export const start: Benchmark = {
  title: 'Start',
  method: `The built server is started on an empty folder and makes its database and the demonstration campus. Then it is
stopped in order and started again ${STARTS} times on the same data, as \`npm start\` does once everything is built, timed from the
start of its process until \`/readyz\` says yes, asked every 5 ms. By turns with it PostgreSQL alone is opened on the same data by the
server's own code, until it takes connections, and a Node.js that does nothing is run. Needs \`npm run build\` first.`,
  async run() {
    if (!existsSync('build/server.mjs'))
      throw new Error('Run `npm run build` before this benchmark.');
    const folder = await mkdtemp(join(tmpdir(), 'quad-bench-start-'));
    // The database's own user needs access to the folder.
    await chmod(folder, 0o711);
    try {
      const { first, server, postgres, node } = await measure(folder);
      const times = (part: readonly number[]) => (median(server) / median(part)).toFixed(1);
      const rowOf = (name: string, found: readonly number[]) => [
        name,
        median(found).toFixed(0),
        Math.max(...found).toFixed(0),
        times(found),
      ];
      const worst = Math.max(...server);
      return {
        columns: ['', 'median ms', 'most ms', 'the server takes times as long'],
        rows: [
          ['the server, first start, with the campus', first.toFixed(0), '', ''],
          rowOf('the server, later starts', server),
          rowOf('PostgreSQL alone', postgres),
          rowOf('Node.js with nothing to do', node),
        ],
        budgets: [
          {
            text: `ready within ${MOST_MS} ms at each of ${STARTS} later starts: ${worst.toFixed(0)} ms at most, ${median(server).toFixed(0)} ms in the middle`,
            kept: worst <= MOST_MS,
          },
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
