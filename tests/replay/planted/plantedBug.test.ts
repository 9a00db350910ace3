import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { longSession } from './longSession';

const ROOT = resolve(__dirname, '../../..');
/** In the repository, so that packages are found from here. */
const FOLDER = join(ROOT, 'artefacts/planted-bug');
const LOG = join(FOLDER, 'session.jsonl');
const TEST = join(FOLDER, 'session-at-12365.test.ts');

const RIGHT = 'Object.assign(post, payload);\n        if (isSettled';
const WRONG =
  'Object.assign(post, payload, { total_likes: payload.total_likes + 1 });\n        if (isSettled';

/** Counts the reader's own like twice: the server's count includes it. */
const plantedBug: Plugin = {
  name: 'planted-bug',
  setup({ onLoad }) {
    onLoad({ filter: /features\/feed\/feedSlice\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes(RIGHT)) throw new Error('The line of the planted bug has changed');
      return { contents: source.replace(RIGHT, WRONG), loader: 'ts' };
    });
  },
};

/** Bundles a module of an application with or without the bug. */
async function bundle(entry: string, outfile: string, plugins: Plugin[]): Promise<string> {
  const format = outfile.endsWith('.cjs') ? 'cjs' : 'esm';
  const file = join(FOLDER, outfile);
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile: file,
    bundle: true,
    platform: 'node',
    packages: format === 'esm' ? 'external' : 'bundle',
    format,
    plugins,
    // package.json names the side effects of the browser's bundles only.
    ignoreAnnotations: true,
    logLevel: 'error',
  });
  return file;
}

function run(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the written test with Jest, in an application with or without the bug. */
async function runTest(plugins: Plugin[]) {
  const name = plugins.length > 0 ? 'planted' : 'right';
  const stateAfter = await bundle('src/replay/stateAfter.ts', `${name}.cjs`, plugins);
  const config = {
    rootDir: FOLDER,
    transform: { '\\.ts$': ['ts-jest', { diagnostics: false, tsconfig: { module: 'CommonJS' } }] },
    moduleNameMapper: { '^#replay/stateAfter$': stateAfter },
  };
  return run('node_modules/jest/bin/jest.js', '--config', JSON.stringify(config));
}

let command = '';
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(LOG, await longSession());
  command = await bundle('scripts/replay.ts', 'replay.mjs', [plantedBug]);
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

const replay = (...options: string[]) => run(command, LOG, ...options);
const path = 'feed.posts.38.total_likes';
/** The commands and their output, as the documentation shows them. */
const documented = readFileSync(join(ROOT, 'docs/replay.md'), 'utf8');

test('a like counted twice among twenty thousand actions becomes a failing test of a few', async () => {
  const verdict = replay();
  expect(verdict.out).toMatch(/^First divergence: among the 50 actions 12350 to 12399\n/);
  expect(verdict.out).toContain(`~ ${path}: 4 → 6\n`);
  const history = replay('--history', path);
  const when = replay('--when', `${path} = 6`);
  const options = ['--at', '12365', '--path', path, '--expect', '5'];
  const written = replay('--to-test', ...options, '--out', TEST);
  for (const { out } of [history, when]) {
    expect(out).toContain('12365 api/like fulfilled');
    expect(documented).toContain(out);
  }
  expect(written.out).toContain('with 5 of 12,366 actions.');
  expect(documented).toContain(`--to-test ${options.join(' ')}`);
  expect(documented).toContain('with 5 of 12,366 actions.');
  const planted = await runTest([plantedBug]);
  expect(planted.err).toContain(`${path} is 5 after api/like fulfilled`);
  expect(planted.err).toContain('Expected value: 5\n    Received value: 6');
  expect(planted.code).toBe(1);
  const right = await runTest([]);
  expect(right.err).toContain('1 passed');
  expect(right.code).toBe(0);
});
