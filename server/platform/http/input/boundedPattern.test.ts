import Ajv from 'ajv';
import { boundPatterns } from './boundedPattern';

/** Exponential: a text of 40 letters keeps it busy for hours. */
const SLOW = '^(a+)+$';

const check = (maxLength?: number, pattern = SLOW) =>
  boundPatterns(new Ajv({ strict: false, allErrors: true })).compile({
    type: 'string',
    pattern,
    ...(maxLength === undefined ? {} : { maxLength }),
  });

test('a pattern does not run over a text that is too long anyway', () => {
  const validate = check(10);
  expect(validate(`${'a'.repeat(40_000)}!`)).toBe(false);
  expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(['maxLength']);
});

test('a pattern runs over letters of two units each up to the length', () => {
  const validate = check(3, '^\\p{Emoji_Presentation}+$');
  expect([validate('😀😀😀'), validate('😀😀x')]).toEqual([true, false]);
});

test('a text that does not match is refused and its pattern named', () => {
  const validate = check(10);
  expect(validate('ab')).toBe(false);
  expect(validate.errors).toMatchObject([{ keyword: 'pattern', params: { pattern: SLOW } }]);
});

test('without a length the pattern runs over everything', () => {
  expect(check(undefined, '^b+$')('a'.repeat(50_000))).toBe(false);
});
