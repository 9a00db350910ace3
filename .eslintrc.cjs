/**
 * The project's lint rules. Layers from the outside in: app > pages > features > api, realtime >
 * shared > contract. Server and client never import each other. Every custom rule is tested by a
 * deliberate violation in tests/lint.
 */
const testFiles = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'src/shared/testing/**',
  '{server,packages}/**/testing/**',
];
const pureFiles = [
  'src/**/*Slice.ts',
  'src/api/uploads.ts',
  'src/app/store/rootReducer.ts',
  'src/features/feed/feedState.ts',
  'src/features/chat/state/{thread,chatHistoryCases}.ts',
  'src/realtime/frameActions.ts',
];

// ---- imports of the client ----------------------------------------------------------------------

const contractValues = {
  regex: '^#contract/(calls|entities|fixtures|defineCall|frames|schema)(/|$)',
  allowTypeImports: true,
  message: 'The browser takes only types from these, because their values bring the schemas.',
};
const climbs = {
  regex: '^(?:\\.\\./){3}',
  message:
    'Rooms are called by name: #shared/…, #features/… in src, #server/…, #domain/… in server.',
};
const uiKits = {
  group: ['radix-ui', '@radix-ui/*', 'downshift', 'react-dropzone'],
  message: 'Only src/shared/ui knows the component libraries; use its components.',
};
const reduxHooks = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of shared/store/hooks.',
};
const bareLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use shared/lazy, whose parts can be fetched again where that failed.',
};
const randomIds = [
  { name: 'nanoid', message: 'Reducers are pure: ids come in the payload.' },
  {
    name: '@reduxjs/toolkit',
    importNames: ['nanoid'],
    message: 'Reducers are pure: ids come in the payload.',
  },
];

const importRule = (paths, patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }],
});

// ---- globals of the client ----------------------------------------------------------------------

const viaPorts = 'Only src/app/browser/ports.ts names this global; take it from the ports.';
const portGlobals = ['WebSocket', 'localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: viaPorts,
}));
const portProperties = ['window', 'globalThis'].flatMap((object) =>
  ['WebSocket', 'localStorage', 'sessionStorage'].map((property) => ({
    object,
    property,
    message: viaPorts,
  })),
);

const refusesLetters = ['canParse', 'parse'].map((property) => ({
  object: 'URL',
  property,
  message:
    'Node 20 refuses letters such as ü once it has compiled canParse, and has no parse: use parseUrl of contract.',
}));

const pure = 'Reducers are pure: clocks, randomness, storage and network come in the payload.';
const pureGlobals = [
  ...['window', 'document', 'globalThis', 'navigator', 'performance', 'crypto', 'fetch'],
  ...['localStorage', 'sessionStorage', 'WebSocket', 'XMLHttpRequest'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'],
].map((name) => ({ name, message: pure }));

const focusedOrSkipped = ['test', 'it', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo', 'fixme'].map((property) => ({
    object,
    property,
    message: 'Every test runs.',
  })),
);

module.exports = {
  root: true,
  noInlineConfig: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { project: './tsconfig.json', tsconfigRootDir: __dirname },
  plugins: ['import-x'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/recommended-type-checked',
    'plugin:@typescript-eslint/stylistic-type-checked',
    './scripts/layerRules.cjs',
    './scripts/patternRules.cjs',
    './scripts/syntaxRules.cjs',
    './scripts/testRules.cjs',
    'prettier',
  ],
  ignorePatterns: ['node_modules', 'dist', 'build', 'data', 'artefacts', 'coverage'],
  settings: {
    react: { version: '19.3' },
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'import-x/resolver': { typescript: { project: './tsconfig.json' } },
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'no-console': 'error',
    'object-shorthand': 'error',
    'prefer-template': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false, arguments: false } },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    // An empty string often means absent, like undefined. There, `||` is the clearer operator.
    '@typescript-eslint/prefer-nullish-coalescing': [
      'error',
      { ignorePrimitives: { string: true } },
    ],
    '@typescript-eslint/consistent-indexed-object-style': 'off',
    // An interface and a type are equivalent here. Framework hooks are often async without
    // awaiting.
    '@typescript-eslint/consistent-type-definitions': 'off',
    '@typescript-eslint/require-await': 'off',
    'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
    'import-x/order': [
      'error',
      {
        groups: ['builtin', 'external', 'internal', 'parent', ['sibling', 'index']],
        pathGroups: [{ pattern: '#*/**', group: 'internal' }],
        pathGroupsExcludedImportTypes: ['builtin'],
        'newlines-between': 'never',
      },
    ],
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      extends: [
        'plugin:react/recommended',
        'plugin:react/jsx-runtime',
        'plugin:react-hooks/recommended',
        'plugin:jsx-a11y/recommended',
        'prettier',
      ],
      env: { browser: true },
      rules: {
        // The rule concerns memoisation by the React Compiler, which this project doesn't use.
        'react-hooks/incompatible-library': 'off',
        'react/prop-types': 'off',
        // Scrollable areas must be reachable by the Tab key, including a log of messages.
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: [], roles: ['tabpanel', 'log', 'region'], allowExpressionValues: true },
        ],
        'react/no-danger': ['error', { customComponentNames: ['*'] }],
        'no-restricted-globals': ['error', ...portGlobals],
        'no-restricted-properties': ['error', ...portProperties],
        ...importRule([reduxHooks, bareLazy], [contractValues, climbs, uiKits]),
      },
    },
    { files: ['server/**/*.ts'], rules: importRule([], [climbs]) },
    {
      files: ['{server,contract}/**/*.ts'],
      rules: { 'no-restricted-properties': ['error', ...refusesLetters] },
    },
    {
      files: ['src/app/browser/ports.ts'],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-console': 'off',
      },
    },
    { files: ['src/shared/store/**'], rules: importRule([], [contractValues, climbs, uiKits]) },
    {
      files: ['src/shared/ui/**'],
      rules: importRule([reduxHooks, bareLazy], [contractValues, climbs]),
    },
    {
      files: ['src/shared/lazy/**'],
      rules: importRule([reduxHooks], [contractValues, climbs, uiKits]),
    },
    {
      files: pureFiles,
      rules: {
        'no-restricted-globals': ['error', ...pureGlobals],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: pure },
          { object: 'Math', property: 'random', message: pure },
        ],
        'no-restricted-syntax': [
          'error',
          { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: pure },
          { selector: 'CallExpression[callee.name="Date"]', message: pure },
        ],
        ...importRule([reduxHooks, ...randomIds], [contractValues, climbs, uiKits]),
      },
    },
    {
      // A test may import any layer and use real storage, but it may not be skipped.
      files: [...testFiles, 'tests/**/*.ts', 'bench/**/*.ts'],
      rules: {
        'boundaries/dependencies': 'off',
        'no-restricted-globals': ['error', 'fit', 'fdescribe', 'xit', 'xtest', 'xdescribe'],
        'no-restricted-properties': ['error', ...focusedOrSkipped],
        '@typescript-eslint/no-restricted-imports': 'off',
        '@typescript-eslint/unbound-method': 'off',
      },
    },
    { files: ['src/**/*.test.{ts,tsx}'], extends: ['plugin:testing-library/react'] },
    {
      // Playwright reads a fixture's dependencies from its first parameter, even if there are none.
      files: ['tests/e2e/**/*.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    { files: ['scripts/**', 'bench/**', 'tests/**'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.{cjs,mjs}'],
      extends: ['plugin:@typescript-eslint/disable-type-checked'],
      env: { node: true },
      parserOptions: { project: null },
    },
  ],
};
