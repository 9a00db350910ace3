import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quad-cycles-'));
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the files whose imports lead back to them, as `npm run lint:cycles` reports them. */
function findCycles(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  return diagnostics.map(({ code, filename }) => `${code} ${path.normalize(filename)}`).toSorted();
}

test.each([
  ['server/circle', '#server/circle'],
  ['src/features/circle', '#features/circle'],
  ['contract/circle', '#contract/circle'],
])('a circle of imports in %s is reported, also by the name of the room', (place, alias) => {
  const found = findCycles({
    [`${place}/a.ts`]: `import { b } from '${alias}/b';\n\nexport const a = (): unknown => b;\n`,
    [`${place}/b.ts`]: `import { a } from './a';\n\nexport const b = (): unknown => a;\n`,
  });
  expect(found).toEqual([`import(no-cycle) ${place}/a.ts`, `import(no-cycle) ${place}/b.ts`]);
});

test('types may refer to each other', () => {
  const found = findCycles({
    'server/a.ts': `import type { B } from './b';\n\nexport interface A { b: B }\n`,
    'server/b.ts': `import type { A } from './a';\n\nexport interface B { a: A }\n`,
  });
  expect(found).toEqual([]);
});
