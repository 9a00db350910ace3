import { mayHoldMaths } from '#shared/math/mayHoldMaths';
import { splitMaths } from './splitMaths';

const formulas = (text: string) =>
  splitMaths(text).flatMap(({ tex, isDisplay }) => (tex === undefined ? [] : [[tex, isDisplay]]));

test.each([
  ['so $E = mc^2$ holds', 'E = mc^2', false],
  ['so $x$, then', 'x', false],
  ['so $$\\sum_i x_i$$ holds', '\\sum_i x_i', true],
  ['so \\(a+b\\) holds', 'a+b', false],
  ['so \\[a\n+b\\] holds', 'a\n+b', true],
  ['so $x_{\\$}$ holds', 'x_{\\$}', false],
])('%s contains a formula', (text, tex, isDisplay) => {
  expect(formulas(text)).toEqual([[tex, isDisplay]]);
});

test.each([
  'from $5 to $10',
  'costs $ 5 $ here',
  'an escaped \\$x$ stays',
  'one $ alone',
  'over $two\nlines$',
  '$$$$',
])('%s contains none', (text) => {
  expect(formulas(text)).toEqual([]);
});

test('the parts together are the text, each at its position', () => {
  const text = 'a $x$ b $$y$$ c';
  const parts = splitMaths(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  for (const { start, text: piece } of parts)
    expect(text.slice(start, start + piece.length)).toBe(piece);
});

test('a long text without a delimiter is recognised', () => {
  expect(mayHoldMaths('nothing here')).toBe(false);
  expect(mayHoldMaths('\\(x\\)')).toBe(true);
});

test('a long text full of dollars is split without losing a character', () => {
  const text = '$a '.repeat(20_000);
  const parts = splitMaths(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
