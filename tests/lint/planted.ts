/** Valid files that the planted imports refer to. */
export const targets: Readonly<Record<string, string>> = {
  'contract/limits.ts': 'export const limit = 1;\n',
  'contract/entities/post.ts':
    'export const schema = { a: 1 };\nexport type Post = { a: number };\n',
  'src/app/store/rootReducer.ts':
    'export const rootReducer = 1;\nexport type RootState = number;\n',
  'src/app/routes.ts': 'export const routes = 1;\n',
  'src/pages/page.ts': 'export const page = 1;\n',
  'src/api/baseApi.ts': 'export const baseApi = 1;\n',
  'src/realtime/frame.ts': 'export const frame = 1;\n',
  'src/replay/replay.ts': 'export const replay = 1;\n',
  'src/shared/lib/thing.ts': 'export const thing = 1;\n',
  'src/features/chat/chat.ts': 'export const chat = 1;\n',
  'src/features/feed/feed.ts': 'export const feed = 1;\n',
  'server/main.ts': 'export const db = 1;\n',
  'server/app/start.ts': 'export const start = 1;\n',
  'server/platform/clock.ts': 'export const clock = 1;\n',
  'server/realtime/publish.ts': 'export const publish = 1;\n',
  'server/domain/people/index.ts': "export { canSee } from './canSee';\n",
  'server/domain/people/canSee.ts': 'export const canSee = 1;\n',
  'server/features/posts/post.ts': 'export const post = 1;\n',
};

export interface Planted {
  /** Describes the forbidden or allowed code, as part of a sentence. */
  readonly title: string;
  readonly file: string;
  readonly text: string;
}

interface Violation extends Planted {
  readonly rule: string;
}

export const take = (name: string, from: string): string =>
  `import { ${name} } from '${from}';\n\nexport const taken = ${name};\n`;

const layerViolation = (file: string, name: string, from: string): Violation => ({
  title: `${file.replace(/\/[^/]+$/, '')} importing ${from}`,
  file,
  text: take(name, from),
  rule: 'boundaries/dependencies',
});

const restrictedImport = (file: string, name: string, from: string): Violation => ({
  ...layerViolation(file, name, from),
  title: `${file} importing ${name} from ${from}`,
  rule: '@typescript-eslint/no-restricted-imports',
});

const impure = (name: string, expression: string, rule: string): Violation => ({
  title: `a slice with ${expression}`,
  file: `src/features/feed/${name}Slice.ts`,
  text: `export const impure = (): unknown => ${expression};\n`,
  rule,
});

const SLEEP = `import { setTimeout as sleep } from 'node:timers/promises';\n\nexport const s = sleep;`;

const timedTest = (name: string, code: string, file = `server/${name}.test.ts`): Violation => ({
  title: `${file} with ${code}`,
  file,
  text: `${code}\n`,
  rule: 'no-restricted-syntax',
});

const component = (file: string, body: string, rule: string, title: string): Violation => ({
  title,
  file,
  text: `export function Planted() {\n  return ${body};\n}\n`,
  rule,
});

/** One file for each rule, and the rule that must report it. */
export const violations: readonly Violation[] = [
  layerViolation('src/features/feed/v1.ts', 'chat', '#features/chat/chat'),
  layerViolation('src/features/feed/v11.ts', 'chat', '../chat/chat'),
  layerViolation('src/features/feed/v2.ts', 'routes', '#app/routes'),
  layerViolation('src/features/feed/v12.ts', 'page', '#pages/page'),
  layerViolation('src/pages/v1.ts', 'routes', '#app/routes'),
  layerViolation('src/shared/lib/v4.ts', 'page', '#pages/page'),
  layerViolation('src/features/feed/v3.ts', 'replay', '../../replay/replay'),
  layerViolation('src/features/feed/v4.ts', 'db', '#server/main'),
  layerViolation('src/api/v1.ts', 'feed', '#features/feed/feed'),
  layerViolation('src/api/v2.ts', 'frame', '../realtime/frame'),
  layerViolation('src/realtime/v1.ts', 'feed', '../features/feed/feed'),
  layerViolation('src/shared/lib/v1.ts', 'baseApi', '#api/baseApi'),
  layerViolation('src/shared/lib/v2.ts', 'rootReducer', '#app/store/rootReducer'),
  layerViolation('src/replay/v1.ts', 'routes', '../app/routes'),
  layerViolation('src/replay/v2.ts', 'feed', '../features/feed/feed'),
  layerViolation('contract/v1.ts', 'thing', '../src/shared/lib/thing'),
  layerViolation('contract/v2.ts', 'db', '../server/main'),
  layerViolation('server/v1.ts', 'thing', '../src/shared/lib/thing'),
  layerViolation('server/platform/v1.ts', 'publish', '#server/realtime/publish'),
  layerViolation('server/platform/v2.ts', 'canSee', '#domain/people'),
  layerViolation('server/platform/v3.ts', 'post', '../features/posts/post'),
  layerViolation('server/realtime/v1.ts', 'canSee', '#domain/people'),
  layerViolation('server/domain/posts/v1.ts', 'post', '#server/features/posts/post'),
  layerViolation('server/domain/posts/v2.ts', 'canSee', '../people/canSee'),
  layerViolation('server/features/posts/v1.ts', 'start', '#server/app/start'),
  layerViolation('server/features/chat/v1.ts', 'post', '#server/features/posts/post'),
  layerViolation('server/features/chat/v2.ts', 'canSee', '#server/domain/people/canSee'),
  layerViolation('server/app/v1.ts', 'thing', '#shared/lib/thing'),
  restrictedImport('server/features/posts/write/v1.ts', 'clock', '../../../platform/clock'),
  restrictedImport('src/features/feed/card/v1.ts', 'baseApi', '../../../api/baseApi'),
  restrictedImport('src/shared/lib/v3.ts', 'schema', '#contract/entities/post'),
  restrictedImport('src/features/feed/v5.ts', 'useDispatch', 'react-redux'),
  restrictedImport('src/features/feed/v6.ts', 'useSelector', 'react-redux'),
  restrictedImport('src/features/feed/v7.ts', 'useStore', 'react-redux'),
  restrictedImport('src/features/feed/v14.ts', 'lazy', 'react'),
  restrictedImport('src/features/feed/v8.ts', 'Dialog', 'radix-ui'),
  restrictedImport('src/features/feed/v9.ts', 'useCombobox', 'downshift'),
  restrictedImport('src/features/feed/v10.ts', 'useDropzone', 'react-dropzone'),
  restrictedImport('src/features/feed/idSlice.ts', 'nanoid', '@reduxjs/toolkit'),
  impure('now', 'Date.now()', 'no-restricted-properties'),
  impure('random', 'Math.random()', 'no-restricted-properties'),
  impure('clock', 'new Date()', 'no-restricted-syntax'),
  impure('clockText', 'Date()', 'no-restricted-syntax'),
  ...['window', 'document', 'localStorage', 'fetch', 'WebSocket', 'setTimeout', 'crypto'].map(
    (name) => impure(name, name, 'no-restricted-globals'),
  ),
  ...[
    'src/features/feed/feedState.ts',
    'src/features/chat/state/thread.ts',
    'src/realtime/frameActions.ts',
  ].map((file) => ({
    title: `a clock in ${file}`,
    file,
    text: 'export const impure = (): number => Date.now();\n',
    rule: 'no-restricted-properties',
  })),
  ...['WebSocket', 'localStorage', 'sessionStorage'].flatMap((name) => [
    {
      title: `${name} outside the ports`,
      file: `src/app/${name}.ts`,
      text: `export const used: unknown = ${name};\n`,
      rule: 'no-restricted-globals',
    },
    {
      title: `window.${name} outside the ports`,
      file: `src/app/window${name}.ts`,
      text: `export const used: unknown = window.${name};\n`,
      rule: 'no-restricted-properties',
    },
  ]),
  {
    title: 'the address of a page typed by hand',
    file: 'src/features/feed/v41.ts',
    text: 'export const profile = (name: string) => `/dashboard/${name}/about`;\n',
    rule: 'no-restricted-syntax',
  },
  {
    title: 'the address of a call typed by hand',
    file: 'src/features/feed/v40.ts',
    text: 'export const like = (id: number) => ({ url: `posts/${id}` });\n',
    rule: 'no-restricted-syntax',
  },
  {
    title: 'a lazy part made while rendering',
    file: 'src/app/Lazy.tsx',
    text: `import { thing } from '../shared/lib/thing';\n\nconst lazyPart = (part: number) => part;\nexport const make = () => lazyPart(thing);\n`,
    rule: 'no-restricted-syntax',
  },
  component(
    'src/app/Html.tsx',
    `<p dangerouslySetInnerHTML={{ __html: 'x' }} />`,
    'react/no-danger',
    'raw HTML in a component',
  ),
  component(
    'src/app/Alt.tsx',
    `<img src="/a.png" />`,
    'jsx-a11y/alt-text',
    'a picture without text',
  ),
  ...[
    ['a text', '<p>Load more</p>'],
    ['a text behind a condition', `<p>{Math.max(1) > 0 ? 'Load more' : null}</p>`],
    ['a text with a variable part', '<p>{`${1 + 1} posts`}</p>'],
    ['the name of a button', '<button aria-label="Load more" />'],
    ['a conditional placeholder', `<input placeholder={Math.max(1) > 0 ? 'Search' : ''} />`],
  ].map(([title = '', body = ''], index) =>
    component(`src/pages/Text${index}.tsx`, body, 'no-restricted-syntax', `${title} in JSX`),
  ),
  {
    title: 'a console in the server',
    file: 'server/console.ts',
    text: `console.log('x');\nexport {};\n`,
    rule: 'no-console',
  },
  {
    title: 'a file of 301 lines',
    file: 'server/long.ts',
    text: `${'// line\n'.repeat(300)}export {};\n`,
    rule: 'max-lines',
  },
  {
    title: 'any',
    file: 'server/any.ts',
    text: 'export const anything = (value: any): unknown => value;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    title: 'a promise nobody waits for',
    file: 'server/floating.ts',
    text: 'export const start = (): void => {\n  Promise.resolve(1);\n};\n',
    rule: '@typescript-eslint/no-floating-promises',
  },
  {
    title: 'a switch that forgets a case',
    file: 'server/switch.ts',
    text: `export function name(kind: 'a' | 'b'): string {\n  switch (kind) {\n    case 'a':\n      return 'A';\n  }\n  return '';\n}\n`,
    rule: '@typescript-eslint/switch-exhaustiveness-check',
  },
  {
    title: 'a type imported as a value',
    file: 'server/typeImport.ts',
    text: `import { Post } from '#contract/entities/post';\n\nexport const post: Post = { a: 1 };\n`,
    rule: '@typescript-eslint/consistent-type-imports',
  },
  {
    title: 'a rule switched off by a comment',
    file: 'server/comment.ts',
    text: `/* eslint-disable no-console */\nconsole.log('x');\nexport {};\n`,
    rule: 'no-console',
  },
  ...['contract', 'server', 'src/shared/lib', 'scripts'].flatMap((folder) => [
    {
      title: `a pattern in ${folder} that goes back over its text`,
      file: `${folder}/backtracking.ts`,
      text: `export const isAddress = (text: string): boolean => /^[^@]+@[^@]+\\.[^@]+$/.test(text);\n`,
      rule: 'regexp/no-super-linear-backtracking',
    },
    {
      title: `a pattern in ${folder} that starts anew at each letter`,
      file: `${folder}/moving.ts`,
      text: `export const bare = (text: string): string => text.replace(/[.]+$/, '');\n`,
      rule: 'regexp/no-super-linear-move',
    },
    {
      title: `a pattern in ${folder} that an automaton proves slow`,
      file: `${folder}/vulnerable.ts`,
      text: `export const isWords = (text: string): boolean => /^(?:a+)+$/.test(text);\n`,
      rule: 'redos/no-vulnerable',
    },
  ]),
  ...['server', 'contract'].flatMap((folder) => [
    {
      title: `an address checked by canParse in ${folder}`,
      file: `${folder}/canParse.ts`,
      text: 'export const isAddress = (text: string): boolean => URL.canParse(text);\n',
      rule: 'no-restricted-properties',
    },
    {
      title: `an address tried out in ${folder}`,
      file: `${folder}/tried.ts`,
      text: `export function isAddress(text: string): boolean {\n  try {\n    return new URL(text).protocol === 'https:';\n  } catch {\n    return false;\n  }\n}\n`,
      rule: 'no-restricted-syntax',
    },
    {
      title: `an address made for its exception in ${folder}`,
      file: `${folder}/thrown.ts`,
      text: 'export function check(text: string): void {\n  new URL(text);\n}\n',
      rule: 'no-restricted-syntax',
    },
  ]),
  ...[
    "db.selectFrom('posts').where('user_id', 'not in', hiddenAuthors(db, 1))",
    'sql`SELECT id FROM posts WHERE user_id NOT IN ${hiddenAuthors(db, 1)}`',
  ].map((query, index) => ({
    title: `posts filtered by hand: ${query}`,
    file: `server/features/posts/byHand${index}.ts`,
    text: `import { hiddenAuthors } from '#domain/people';\n\nexport const query = () => ${query};\n`,
    rule: 'no-restricted-syntax',
  })),
  {
    title: 'a test left out',
    file: 'server/skipped.test.ts',
    text: `test.skip('is left out', () => {\n  expect(1).toBe(1);\n});\n`,
    rule: 'no-restricted-properties',
  },
  timedTest('slept', SLEEP),
  timedTest('waited', 'export const wait = () => new Promise((done) => setTimeout(done, 50));'),
  timedTest('paused', 'export const pause = (page: Page) => page.waitForTimeout(50);'),
  timedTest('idle', `export const idle = (page: Page) => page.waitForLoadState('networkidle');`),
  timedTest('timed', 'export const at = () => performance.now();'),
  timedTest('quick', 'expect(Date.now() - 5).toBeLessThan(1_000);'),
  timedTest('limited', 'jest.setTimeout(20_000);'),
  timedTest(
    'promised',
    `import { promisify } from 'node:util';\n\nexport const p = promisify(setTimeout);`,
  ),
  ...[
    ...['server/testing', 'src/shared/testing', 'packages/embedded-postgres/src/testing'],
    ...['tests/e2e/support', 'tests/faults/chat', 'tests/load'],
  ].map((folder) => timedTest('slept', SLEEP, `${folder}/slept.ts`)),
];
