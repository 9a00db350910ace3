import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '#contract/paths';
import { screens } from '../../scripts/firstLoad';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

/** Returns the targets of a document's links inside the project, as paths from its root. */
function linkedPaths(document: string): string[] {
  return [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(document), target));
}

/** Returns the npm scripts that a document mentions. */
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

/** Every variable in the server's configuration, from the string literals in its sources. */
const configFiles = [
  'server/platform/config/config.ts',
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

test('there are links, commands and variables to check', () => {
  expect(links.length).toBeGreaterThan(20);
  expect(commands.length).toBeGreaterThan(5);
  expect([...variables]).toEqual(expect.arrayContaining(['PORT', 'NODE_ENV', 'S3_BUCKET']));
});

test.each(links)('%s links to %s, which exists', (_document, target) => {
  expect(existsSync(path.join(root, target))).toBe(true);
});

test.each(commands)('%s mentions the script %s, which exists', (_document, script) => {
  expect(Object.keys(scripts)).toContain(script);
});

test.each([...variables])('the variable %s is described in docs/operations.md', (name) => {
  expect([...documented]).toContain(name);
});

/** A path without the names of its parameters and the slash at its end. */
const shapeOf = (address: string) => address.replace(/\{\w+\}|:\w+/g, ':').replace(/\/$/, '');
const routes = new Set(
  Object.values(paths).map(([method, address]) => `${method} ${shapeOf(address)}`),
);
const namedRoutes = documents.flatMap((document) =>
  [...read(document).matchAll(/`(GET|POST|PUT|PATCH|DELETE) \/api([^`?\s]*)[^`]*`/g)].map(
    ([, method = '', address = '']): [string, string] => [
      document,
      `${method} ${shapeOf(address)}`,
    ],
  ),
);

test.each(namedRoutes)('%s names the route %s, which the contract has', (_document, route) => {
  expect([...routes]).toContain(route);
});

test('the budgets of the first load are those that the browser test keeps', () => {
  const budgets = screens.map(({ scriptsKb }) => String(scriptsKb));
  const [, quoted = ''] =
    /budgets are ([\d, and]+) kB/.exec(read('docs/decisions/0014-code-in-three-stages.md')) ?? [];
  expect(quoted.match(/\d+/g)).toEqual(budgets);
});

/** Returns the code block of architecture.md that begins with this line. */
function architectureBlock(start: string): string[] {
  const blocks = read('docs/architecture.md').split('```');
  return (blocks.find((block) => block.trimStart().startsWith(start)) ?? '').split('\n');
}

/**
 * Returns the files and folders in the tree, with the paths of their folders: `server/app`,
 * `src/main.ts`.
 */
function namedInTree(): string[] {
  const named: string[] = [];
  let folder = '';
  for (const line of architectureBlock('contract/ ')) {
    const [, top] = /^(\w+)\//.exec(line) ?? [];
    if (top) named.push((folder = top));
    if (/^ {2}\S/.test(line))
      for (const [, entry = ''] of line.matchAll(/(?:^|\s{2,})([\w]+(?:\/|\.tsx?))(?=\s)/g))
        named.push(path.join(folder, entry));
  }
  return named;
}

test('the tree in architecture.md lists existing folders and files', () => {
  const named = namedInTree();
  expect(named).toEqual(expect.arrayContaining(['server', 'server/domain/', 'src/main.ts']));
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('the tree in architecture.md lists every folder of src and server', () => {
  const named = namedInTree().map((name) => name.replace(/\/$/, ''));
  const folders = ['src', 'server'].flatMap((top) =>
    readdirSync(path.join(root, top), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${top}/${entry.name}`),
  );
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
});

test('the tree lists exactly the existing folders of domain and platform', () => {
  for (const room of ['domain', 'platform']) {
    const line =
      architectureBlock('contract/ ').find((each) => each.startsWith(`  ${room}/`)) ?? '';
    const named = line
      .replace(/.*:|^\s+\w+\/\s+/, '')
      .split(', ')
      .map((name) => name.trim());
    const missing = named.filter((name) => !existsSync(path.join(root, 'server', room, name)));
    expect({ room, missing }).toEqual({ room, missing: [] });
  }
});

test('the layers in architecture.md are those that the linter enforces', () => {
  const { settings } = jest.requireActual<{
    settings: { 'boundaries/elements': readonly { pattern: string }[] };
  }>('../../scripts/layerRules.cjs');
  const layers = architectureBlock('src: ')
    .flatMap((line) => line.replace(/\(.*\)/, '').split(/->|,/))
    .map((part) => part.replace(/^\w+:/, '').trim())
    .filter((part) => part !== '');
  const enforced = settings['boundaries/elements'].map(({ pattern }) =>
    pattern.split('/').find((part) => !/^(src|server|\*)$/.test(part)),
  );
  const known = new Set([...enforced, 'app']);
  expect(layers.filter((layer) => !known.has(layer))).toEqual([]);
  expect([...known].filter((layer) => layer !== undefined && !layers.includes(layer))).toEqual([]);
});

test('one licence holds for everything, and the pages about Quad name it', () => {
  expect(read('LICENSE')).toMatch(/^MIT License\n/);
  for (const file of ['package.json', 'packages/embedded-postgres/package.json'])
    expect(JSON.parse(read(file))).toMatchObject({ license: 'MIT' });
  const [, ...pages] = read('src/features/landing/info/texts.ts').split('\n/* ');
  for (const title of ['About Quad', 'Terms'])
    expect(pages.find((page) => page.startsWith(title))).toContain('MIT licence');
});
