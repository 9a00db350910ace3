import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles server/main.ts to build/server.mjs, and every file of server/workers to one of its own in
 * build/workers, because a worker process starts from a file.
 */
export async function compileServer(): Promise<void> {
  const workers = readdirSync('server/workers')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({
      in: path.join('server/workers', file),
      out: `workers/${path.basename(file, '.ts')}`,
    }));
  await build({
    entryPoints: [{ in: 'server/main.ts', out: 'server' }, ...workers],
    outdir: 'build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
