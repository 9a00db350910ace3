/** The layers of the project for eslint-plugin-boundaries, and their allowed imports. */
const allow = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: to } } },
});

const layers = {
  default: 'disallow',
  policies: [
    allow('app', 'app', 'pages', 'feature', 'replay', 'api', 'realtime', 'shared', 'contract'),
    allow('pages', 'pages', 'feature', 'replay', 'api', 'realtime', 'shared', 'contract'),
    allow('feature', 'api', 'realtime', 'shared', 'contract'),
    {
      from: { element: { type: 'feature' } },
      allow: {
        to: {
          element: { type: 'feature', captured: { feature: '{{from.element.captured.feature}}' } },
        },
      },
    },
    allow('replay', 'replay', 'shared', 'contract'),
    {
      from: { element: { type: 'replay' } },
      allow: {
        to: {
          element: {
            type: 'app',
            fileInternalPath: ['store/rootReducer.ts', 'store/endpoints.ts'],
          },
        },
      },
    },
    allow('api', 'api', 'shared', 'contract'),
    allow('realtime', 'realtime', 'shared', 'contract'),
    allow('shared', 'shared', 'contract'),
    allow('contract', 'contract'),
    allow('package', 'package'),
    allow('server-platform', 'server-platform', 'contract'),
    allow('server-realtime', 'server-realtime', 'server-platform', 'contract'),
    allow('server-domain', 'server-realtime', 'server-platform', 'contract'),
    allow('server-feature', 'server-realtime', 'server-platform', 'contract'),
    // Within a domain folder, any import is allowed. Other folders and higher layers may import
    // only the index.
    {
      from: { element: { type: 'server-domain' } },
      allow: {
        to: {
          element: {
            type: 'server-domain',
            captured: { concept: '{{from.element.captured.concept}}' },
          },
        },
      },
    },
    {
      from: { element: { type: ['server-domain', 'server-feature', 'server-app'] } },
      allow: { to: { element: { type: 'server-domain', fileInternalPath: 'index.ts' } } },
    },
    {
      from: { element: { type: 'server-feature' } },
      allow: {
        to: {
          element: {
            type: 'server-feature',
            captured: { feature: '{{from.element.captured.feature}}' },
          },
        },
      },
    },
    allow(
      'server-app',
      ...['server-app', 'server-feature', 'server-realtime', 'server-platform', 'contract'],
      'package',
    ),
    // The typed hooks need RootState, so types may be imported from a higher layer, but never
    // values.
    {
      from: { element: { type: ['shared', 'replay'] } },
      allow: { to: { element: { type: 'app' } }, dependency: { kind: 'type' } },
    },
  ],
};

const elements = [
  { type: 'app', pattern: 'src/app' },
  { type: 'pages', pattern: 'src/pages' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'api', pattern: 'src/api' },
  { type: 'realtime', pattern: 'src/realtime' },
  { type: 'replay', pattern: 'src/replay' },
  { type: 'shared', pattern: 'src/shared' },
  { type: 'contract', pattern: 'contract' },
  { type: 'server-platform', pattern: 'server/platform' },
  { type: 'server-realtime', pattern: 'server/realtime' },
  { type: 'server-domain', pattern: 'server/domain/*', capture: ['concept'] },
  { type: 'server-feature', pattern: 'server/features/*', capture: ['feature'] },
  { type: 'package', pattern: 'packages/*' },
  // Server startup, commands, the demo, backups, migrations, and entries of other processes.
  { type: 'server-app', pattern: 'server' },
];

module.exports = {
  plugins: ['boundaries'],
  settings: { 'boundaries/elements': elements },
  rules: { 'boundaries/dependencies': ['error', layers] },
};
