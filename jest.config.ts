/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { pathsToModuleNameMapper } from 'ts-jest';
import { compilerOptions } from './tsconfig.json';

/** Packages that ship only ES modules. Jest runs CommonJS, so they are compiled. */
const esmPackages = [
  '@redux-devtools/instrument',
  '@open-draft/deferred-promise',
  'until-async',
  'rettime',
  'postal-mime',
  'linkify-it',
  'uc.micro',
  '@date-fns/tz',
  'date-fns',
  'content-disposition',
  'cookie',
  '@apidevtools/json-schema-ref-parser',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oidc-provider',
  'stemmer',
  'node-fetch',
  'data-uri-to-buffer',
  'fetch-blob',
  'formdata-polyfill',
  '@noble/hashes',
  'microdiff',
  // The Markdown renderer and its dependencies.
  'react-markdown',
  '(remark|rehype|mdast|hast|unist|micromark|vfile|estree)[\\w-]*',
  'unified',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'ccount',
  'longest-streak',
  'zwitch',
  'trim-lines',
  'markdown-table',
  'escape-string-regexp',
  'decode-named-character-reference',
  'character-(entities|reference)[\\w-]*',
  '(property|html)-[\\w-]*',
  '(space|comma)-separated-tokens',
];

const compile: Config['transform'] = {
  '^.+\\.(ts|tsx|js|mjs)$': [
    'ts-jest',
    {
      // Types are checked once, by `npm run typecheck`. Here only the syntax is stripped.
      diagnostics: false,
      tsconfig: {
        allowJs: true,
        module: 'CommonJS',
        moduleResolution: 'bundler',
        target: 'ES2022',
        jsx: 'react-jsx',
        esModuleInterop: true,
        isolatedModules: true,
      },
    },
  ],
};

const common = {
  transform: compile,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/shared/testing/cssModule.ts',
    '\\.css$': '<rootDir>/src/shared/testing/emptyModule.ts',
    '\\.(svg|png|woff2)$': '<rootDir>/src/shared/testing/emptyModule.ts',
    // msw loads it for each test file, but no test uses GraphQL.
    '^graphql$': '<rootDir>/src/shared/testing/emptyModule.ts',
    ...pathsToModuleNameMapper(compilerOptions.paths, { prefix: '<rootDir>/' }),
  },
  restoreMocks: true,
  setupFiles: ['<rootDir>/tests/propertySeed.ts'],
} satisfies Config;

const server = {
  ...common,
  testEnvironment: 'node',
  setupFiles: [...common.setupFiles, '<rootDir>/server/testing/useTestBuild.ts'],
  setupFilesAfterEnv: ['<rootDir>/server/testing/tryTwice.ts'],
  globalSetup: '<rootDir>/server/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
} satisfies Config;

const builtServer = {
  ...common,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/testing/buildSetup.ts',
  globalTeardown: '<rootDir>/server/testing/buildTeardown.ts',
} satisfies Config;

/** Tests of what the machine does: they need Debian's services, or end processes. */
const MACHINE = '\\.machine\\.test\\.ts$';

// The same everywhere, because dates are shown and stored in several zones.
process.env.TZ = 'UTC';

const config: Config = {
  // As many as CI has cores, which PostgreSQL and the processes of the tests need too.
  maxWorkers: 2,
  // A worker that has run hundreds of files holds what it loaded for them, up to the limit of its
  // heap, where it crashes. Above this, the next file gets a new worker.
  workerIdleMemoryLimit: '2GB',
  // A test that hangs fails; one on a slow machine, which starts databases and workers, does not.
  testTimeout: 180_000,
  reporters: ['default', '<rootDir>/scripts/gate/jestReport.mjs'],
  projects: [
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/shared/testing/setup.ts'],
    },
    {
      ...server,
      displayName: 'server',
      testMatch: [
        '<rootDir>/{server,packages}/**/*.test.ts',
        '<rootDir>/tests/interruptions/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', MACHINE],
    },
    {
      ...builtServer,
      displayName: 'repo',
      testMatch: [
        '<rootDir>/contract/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/{contract,lint,replay}/**/*.test.ts',
      ],
    },
    // The others run on demand, with the commands in CONTRIBUTING.
    {
      ...server,
      displayName: 'machine',
      testMatch: ['<rootDir>/{server,packages}/**/*.machine.test.ts'],
    },
    {
      ...builtServer,
      displayName: 'faults',
      testMatch: ['<rootDir>/tests/faults/**/*.test.ts'],
    },
    {
      // Tests that measure time. Run them alone, because other work would distort the measurements.
      ...builtServer,
      displayName: 'timed',
      testMatch: ['<rootDir>/tests/{hostile,load}/**/*.test.{ts,tsx}'],
    },
  ],
};

export default config;
