import { createSecrets } from './secrets';

const secrets = createSecrets(Buffer.alloc(32, 1));
const others = createSecrets(Buffer.alloc(32, 2));

test('A sealed text can be opened with the key, for the same use only.', () => {
  const sealed = secrets.seal('jobs', 'পড়াশোনা 042917');
  expect(secrets.open('jobs', sealed)).toBe('পড়াশোনা 042917');
  expect(createSecrets(Buffer.alloc(32, 1)).open('jobs', sealed)).toBe('পড়াশোনা 042917');
  expect(() => secrets.open('codes', sealed)).toThrow();
  expect(() => others.open('jobs', sealed)).toThrow();
});

test('Each sealing of a text has a different result, and none reveals it.', () => {
  const [first, second] = [secrets.seal('jobs', '042917'), secrets.seal('jobs', '042917')];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('042917');
});

test('A sealed text that was changed or truncated cannot be opened.', () => {
  const bytes = Buffer.from(secrets.seal('jobs', '042917'), 'base64url');
  for (const index of [0, 15, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => secrets.open('jobs', changed.toString('base64url'))).toThrow();
  }
  expect(() => secrets.open('jobs', bytes.subarray(0, 20).toString('base64url'))).toThrow();
  expect(() => secrets.open('jobs', '')).toThrow();
});

test('A hash is equal for the same key, use and text, and differs if one of them does.', () => {
  const made = secrets.mac('codes', '042917');
  expect(secrets.mac('codes', '042917')).toEqual(made);
  const rest = [
    others.mac('codes', '042917'),
    secrets.mac('x', '042917'),
    secrets.mac('codes', '0'),
  ];
  for (const other of rest) expect(other).not.toEqual(made);
});
