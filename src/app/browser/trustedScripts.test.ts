import { allowOwnScripts, ownScript } from './trustedScripts';

const ORIGIN = 'https://quad.example';

test.each(['/assets/a1b2.js', 'https://quad.example/assets/pdf.worker.min.mjs', '/worker.js'])(
  '%s is a script of the build',
  (address) => {
    expect(ownScript(address, ORIGIN)).toBe(address);
  },
);

test.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  '/api/files/1',
  '/assets/../api/files/1',
  '/worker.js/../api/files/1',
  '/worker.js?of=/api/files/1',
  '/api/worker.js',
  '/assets/%2e%2e/api/files/1',
  'data:text/javascript,alert(1)',
  'blob:https://quad.example/assets/',
  'javascript:alert(1)',
  'https://',
])('%s is not a script of the build', (address) => {
  expect(ownScript(address, ORIGIN)).toBeNull();
});

test('one policy is created, and it creates no trusted HTML or code', () => {
  const createPolicy = jest.fn();
  allowOwnScripts({ trustedTypes: { createPolicy }, location: { origin: ORIGIN } } as never);
  const [[name, rules]] = createPolicy.mock.calls as [[string, object]];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
});

test('a browser without Trusted Types still starts', () => {
  expect(() => {
    allowOwnScripts({ location: { origin: ORIGIN } } as never);
  }).not.toThrow();
});
