/**
 * Rules of test files: a test waits for conditions, never for time, and asserts no duration. Helpers
 * in testing and support folders may poll, and tests/load and tests/hostile measure.
 */
const wait = 'A test waits for a condition: waitFor, waitUntil, settled, or an event.';
const clock = 'A test asserts no duration: count the work, or give the code a clock.';
const limit = 'Limits end tests that hang: the one in the configuration is enough.';

module.exports = {
  overrides: [
    {
      // The rules of src about texts and addresses are not for tests.
      files: ['**/*.test.{ts,tsx}', '**/testing/**', '{tests,bench}/**/*.ts'],
      rules: { 'no-restricted-syntax': 'off' },
    },
    {
      files: ['**/*.{test,spec}.{ts,tsx}'],
      excludedFiles: ['tests/{load,hostile}/**'],
      rules: {
        'no-restricted-syntax': [
          'error',
          {
            selector:
              'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier[imported.name="setTimeout"]',
            message: wait,
          },
          {
            selector:
              'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
            message: wait,
          },
          { selector: 'MemberExpression[property.name="waitForTimeout"]', message: wait },
          { selector: 'Literal[value="networkidle"]', message: wait },
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
            selector:
              'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
            message: limit,
          },
        ],
      },
    },
  ],
};
