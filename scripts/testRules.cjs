/**
 * Rules of tests: a test waits for conditions, never for time, and asserts no duration. So do its
 * helpers, which poll and act at the ticks of server/testing/ticks; they may read clocks, and
 * tests/load and tests/hostile measure.
 */
const wait = 'A test waits for a condition: waitFor, waitUntil, settled, or an event.';
const clock = 'A test asserts no duration: count the work, or give the code a clock.';
const limit = 'Limits end tests that hang: the one in the configuration is enough.';

const pauses = [
  {
    selector:
      'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier[imported.name=/^(setTimeout|scheduler)$/]',
    message: wait,
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: wait,
  },
  {
    selector: 'CallExpression[callee.name="promisify"] > Identifier[name="setTimeout"]',
    message: wait,
  },
  { selector: 'MemberExpression[property.name="waitForTimeout"]', message: wait },
  { selector: 'Literal[value="networkidle"]', message: wait },
];
const durations = [
  {
    selector:
      'CallExpression[callee.object.name=/^(performance|process)$/][callee.property.name=/^(now|hrtime|cpuUsage)$/]',
    message: clock,
  },
  {
    selector:
      'CallExpression[callee.name="expect"] > BinaryExpression > CallExpression[callee.object.name="Date"]',
    message: clock,
  },
  {
    selector: 'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
    message: limit,
  },
];

module.exports = {
  overrides: [
    // The rules of src about texts and addresses are not for tests and measurements.
    { files: ['bench/**/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**/*.ts'],
      rules: { 'no-restricted-syntax': ['error', ...pauses] },
    },
    {
      files: ['**/*.{test,spec}.{ts,tsx}'],
      excludedFiles: ['tests/{load,hostile}/**'],
      rules: { 'no-restricted-syntax': ['error', ...pauses, ...durations] },
    },
  ],
};
