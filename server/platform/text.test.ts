import { trimEndOf } from './text';

test.each([
  ['/a/b//', '/', '/a/b'],
  ['a.-_', '._-', 'a'],
  ['...', '.', ''],
  ['', '.', ''],
  ['..a', '.', '..a'],
])('%j without trailing %j is %j', (text, signs, trimmed) => {
  expect(trimEndOf(text, signs)).toBe(trimmed);
});
