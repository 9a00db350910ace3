import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Warning {
  readonly rule: string;
}

/** Returns the names of the rules that a style sheet at this path breaks. */
function lintStyles(
  text: string,
  file = 'src/features/feed/Planted.module.css',
): Promise<string[]> {
  const stylelint = path.join(root, 'node_modules/stylelint/bin/stylelint.mjs');
  const parameters = [stylelint, '--formatter', 'json', '--stdin-filename', path.join(root, file)];
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      parameters,
      { cwd: root },
      (_failed, stdout, stderr) => {
        // Stylelint writes its report to stderr if there is something to report.
        const report = [stdout, stderr].find((stream) => stream.trimStart().startsWith('['));
        if (report === undefined) return void reject(new Error(`No report: ${stdout}${stderr}`));
        const results = JSON.parse(report) as { warnings: Warning[] }[];
        resolve(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)));
      },
    );
    child.stdin?.end(text);
  });
}

const length = 'declaration-property-value-disallowed-list';

test.each([
  ['a hexadecimal colour', 'color: #0e5a5a', 'color-no-hex'],
  ['a colour function', 'color: rgb(0 0 0 / 50%)', 'function-disallowed-list'],
  ['a colour by name', 'color: teal', 'color-named'],
  ['a length in pixels', 'margin: 12px', length],
  ['a length in pixels among others', 'margin: 0 var(--sp-2) 4px', length],
  ['a negative length in pixels', 'margin: -8px', length],
  ['a fraction of pixels', 'margin: 1.5px', length],
  ['a length inside calc()', 'width: calc(100% - 12px)', length],
  ['a private token', '--own: 12px', length],
])('Stylelint refuses %s', async (_title, declaration, rule) => {
  expect(await lintStyles(`.planted {\n  ${declaration};\n}\n`)).toContain(rule);
});

test('Stylelint allows tokens, hairlines, nesting, layers, globals and media queries', async () => {
  const text = `@layer components {
  .postCard {
    padding: var(--sp-4);
    margin: 0 -1px;
    border: 1px solid var(--line);
    outline-offset: 2px;
    grid-template-columns: minmax(0, 1fr) var(--column-12);

    &:hover .title {
      color: var(--accent);
    }

    :global(html[data-theme='dark']) & {
      color: currentcolor;
    }

    @media (width >= 720px) {
      padding: var(--sp-6);
    }
  }

  .pad-md {
    composes: postCard;
  }
}
`;
  expect(await lintStyles(text)).toEqual([]);
});

test('Stylelint allows colours and lengths where the tokens are defined', async () => {
  const text = ':root {\n  --ink: #16232b;\n  --scrim: rgb(22 35 43 / 45%);\n  --sp-3: 12px;\n}\n';
  expect(await lintStyles(text, 'src/shared/ui/styles/tokens.css')).toEqual([]);
});

/** The finds of one pattern in all files of src with these endings. */
function findInSources(endings: RegExp, pattern: RegExp): Set<string> {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => endings.test(file))
      .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
      .flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)),
  );
}

test('every custom property that a style uses without a fallback is set somewhere', () => {
  const used = findInSources(/\.css$/, /var\((--[\w-]+)\)/g);
  const set = findInSources(/\.css$/, /^\s*(--[\w-]+):/gm);
  const setByScripts = findInSources(/\.tsx?$/, /['"`](--[\w-]+)['"`]/g);
  const isUnknown = (name: string) =>
    !set.has(name) && !setByScripts.has(name) && !name.startsWith('--radix-');
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter(isUnknown)).toEqual([]);
});
