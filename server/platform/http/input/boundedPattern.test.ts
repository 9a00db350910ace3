import Ajv from 'ajv';
import { boundPatterns } from './boundedPattern';

/** Exponential backtracking: a text of 40 letters takes hours. */
const SLOW = '^(a+)+$';

const check = (maxLength?: number, pattern = SLOW) =>
  boundPatterns(new Ajv({ strict: false, allErrors: true })).compile({
    type: 'string',
    pattern,
    ...(maxLength === undefined ? {} : { maxLength }),
  });

test('a pattern does not run on a text that exceeds the maximum length', () => {
  const validate = check(10);
  expect(validate(`${'a'.repeat(40_000)}!`)).toBe(false);
  expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(['maxLength']);
});

test('a pattern runs on letters of two code units each up to the maximum length', () => {
  const validate = check(3, '^\\p{Emoji_Presentation}+$');
  expect([validate('😀😀😀'), validate('😀😀x')]).toEqual([true, false]);
});

test('a text that does not match is refused, and the error names the pattern', () => {
  const validate = check(10);
  expect(validate('ab')).toBe(false);
  expect(validate.errors).toMatchObject([{ keyword: 'pattern', params: { pattern: SLOW } }]);
});

test('without a maximum length the pattern runs on every text', () => {
  expect(check(undefined, '^b+$')('a'.repeat(50_000))).toBe(false);
});
