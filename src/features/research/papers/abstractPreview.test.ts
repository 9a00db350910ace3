import { abstractPreview } from './abstractPreview';

test('a short abstract is shown completely', () => {
  expect(abstractPreview(' We prove it. ')).toBe('We prove it.');
});

test('a long one is truncated at a word within 150 characters', () => {
  const preview = abstractPreview('measure '.repeat(30));
  expect(preview).toMatch(/measure…$/);
  expect(preview.length).toBeLessThanOrEqual(151);
});

test('a formula is never split', () => {
  const start = 'word '.repeat(28).trim();
  expect(abstractPreview(`${start} $a + b + c + d + e + f + g + h = z$ and more`)).toBe(
    `${start}…`,
  );
});
