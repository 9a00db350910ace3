import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

/** Where the links of a document lead inside the project, as paths from its root. */
function linkedPaths(document: string): string[] {
  return [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(document), target));
}

/** The scripts a document tells the reader to run. */
function namedScripts(document: string): string[] {
  return [...read(document).matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const links = documents.flatMap((document) =>
  linkedPaths(document).map((target): [string, string] => [document, target]),
);
const commands = documents.flatMap((document) =>
  namedScripts(document).map((script): [string, string] => [document, script]),
);

/** Every variable that the server's configuration names, by the quoted words in its sources. */
const configFiles = [
  'server/config.ts',
  ...readdirSync(path.join(root, 'server/platform/config'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `server/platform/config/${file}`),
];
const variables = new Set(
  configFiles.flatMap((file) =>
    [...read(file).matchAll(/(?:'|env\.)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g)].map(
      ([, name = '']) => name,
    ),
  ),
);
const documentedRows = read('docs/operations.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1] ?? '');
const documented = new Set(
  documentedRows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
);

test('there are links, commands and variables to be checked', () => {
  expect(links.length).toBeGreaterThan(20);
  expect(commands.length).toBeGreaterThan(5);
  expect([...variables]).toEqual(expect.arrayContaining(['PORT', 'NODE_ENV', 'S3_BUCKET']));
});

test.each(links)('%s links to %s, which is there', (_document, target) => {
  expect(existsSync(path.join(root, target))).toBe(true);
});

test.each(commands)('%s names the script %s, which is there', (_document, script) => {
  expect(Object.keys(scripts)).toContain(script);
});

test.each([...variables])('the variable %s is described in docs/operations.md', (name) => {
  expect([...documented]).toContain(name);
});
