import { charactersLeft, charactersLeftText } from './charactersLeft';

test('nothing is shown while the limit is far away', () => {
  expect(charactersLeft('a'.repeat(9_499))).toBeNull();
  expect(charactersLeft('a'.repeat(9_500))).toBe(500);
});

test('an emoji counts as one character, and surrounding whitespace does not count', () => {
  expect(charactersLeft('👍'.repeat(9_999))).toBe(1);
  expect(charactersLeft(`  ${'a'.repeat(10_000)}\n`)).toBe(0);
  expect(charactersLeft('👍'.repeat(10_001))).toBe(-1);
});

test('the count is put into words', () => {
  expect([1, 20, -1, -7].map(charactersLeftText)).toEqual([
    '1 character left',
    '20 characters left',
    'Too long by 1 character.',
    'Too long by 7 characters.',
  ]);
});
