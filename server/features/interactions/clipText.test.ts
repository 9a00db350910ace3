import { clipText } from './clipText';

test.each([
  ['short', 80, 'short'],
  ['abcdef', 3, 'abc'],
  ['ab cdef', 3, 'ab'],
  ['🎓🎓🎓', 2, '🎓🎓'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['👩‍🔬👩‍🔬', 4, '👩‍🔬'],
  ['', 5, ''],
])('%j within %d code points is %j', (text, length, expected) => {
  expect(clipText(text, length)).toBe(expected);
});

test('a single sign longer than the room is left out', () => {
  expect(clipText('👩‍👩‍👧‍👦 family', 3)).toBe('');
});
