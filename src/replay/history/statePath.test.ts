import fc from 'fast-check';
import { formatPath, parsePath, PathError, readPath, valueAt } from './statePath';

test.each([
  ['feed.posts.28.total_likes', ['feed', 'posts', '28', 'total_likes']],
  ['chat.messages[0].text', ['chat', 'messages', '0', 'text']],
  ['drafts.texts["post.1"]', ['drafts', 'texts', 'post.1']],
  ['["a"]["b c"]', ['a', 'b c']],
  ['lists.user:7', ['lists', 'user:7']],
  ['  session.status ', ['session', 'status']],
])('the path %s is read', (text, path) => {
  expect(parsePath(text)).toEqual(path);
});

test.each([
  '',
  '.',
  'a.',
  '.a',
  'a..b',
  'a b',
  'a[',
  'a[]',
  'a[-1]',
  'a[b]',
  'a["b]',
  'a["\\x"]',
  'a=1',
  'a.[0]',
  'a'.repeat(2_001),
])('the path %j is malformed', (text) => {
  expect(() => parsePath(text)).toThrow(PathError);
});

test('every path is read as it was written', () => {
  const name = fc.string({ minLength: 0, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), (path) => {
      expect(parsePath(formatPath(path))).toEqual(path);
    }),
  );
});

test('a path ends where something else begins', () => {
  expect(readPath('a["="].b = 7')).toEqual({ path: ['a', '=', 'b'], rest: ' = 7' });
});

test('a value is found by its own names only', () => {
  const state = { list: [{ a: 1 }, null], table: { 28: 'post' } };
  expect(valueAt(state, ['list', '0', 'a'])).toBe(1);
  expect(valueAt(state, ['table', '28'])).toBe('post');
  expect(valueAt(state, ['list', '1'])).toBeNull();
  expect(valueAt(state, ['list', '1', 'a'])).toBeUndefined();
  expect(valueAt(state, ['table', '28', '0'])).toBeUndefined();
  expect(valueAt(state, ['constructor'])).toBeUndefined();
  expect(valueAt(state, ['table', '__proto__'])).toBeUndefined();
});
