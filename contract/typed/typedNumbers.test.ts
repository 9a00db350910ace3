import fc from 'fast-check';
import { OTP_TEXT_MAX_LENGTH } from '../limits';
import { readCode, tidyNumber } from './typedNumbers';

test.each([
  '042917',
  '০৪২৯১৭',
  '٠٤٢٩١٧',
  '۰۴۲۹۱۷',
  '０４２９１７',
  '𝟎𝟒𝟐𝟗𝟏𝟕',
  '০৪2٩۱７',
  '042-917',
  '042 917',
  ' 0 4 2 9 1 7 ',
  '042\u2013917',
  '042\u00A0917',
  '\u200B042917',
  '\uFEFF042\u200D917\u200E',
  '(042) 917',
  'Your code is 042917',
  'Your code is 042917.\nIt expires in 10 minutes.',
  'On 27 November: code 042-917',
  'Your code is 042917\n\n042917',
  'আপনার কোড ০৪২৯১৭।',
  '042917\n',
])('%j means 042917', (text) => {
  expect(readCode(text)).toBe('042917');
});

test.each([
  '',
  '04291',
  '0429171',
  'Your code is 04291',
  'Yourco',
  '½½½½½½',
  '042917 or 042918',
  '042-917, then 042-918',
  '0429 171',
  `${' '.repeat(OTP_TEXT_MAX_LENGTH)}042917`,
])('%j means no code', (text) => {
  expect(readCode(text)).toBeNull();
});

/** Signs, blanks and invisible characters that may stand between two digits. */
const separator = fc.constantFrom('', ' ', '-', '.', '\u200B', '\u00A0', '\u2011', '\u2066', '/');
const zero = fc.constantFrom(0x30, 0x6_60, 0x6_f0, 0x9_66, 0x9_e6, 0xe_50, 0xff_10, 0x1_d7_ce);
const word = fc.constantFrom('', 'Code: ', 'আপনার কোড ', 'رمزك ', 'ваш код ');

test('a code is read in any script, with any separators and words around it', () => {
  const digit = fc.tuple(fc.nat(9), zero, separator);
  fc.assert(
    fc.property(
      word,
      fc.array(digit, { minLength: 6, maxLength: 6 }),
      word,
      (before, digits, after) => {
        const written = digits.map(
          ([value, start, gap]) => String.fromCodePoint(start + value) + gap,
        );
        const expected = digits.map(([value]) => value).join('');
        expect(readCode(`${before}${written.join('')}${after}`)).toBe(expected);
      },
    ),
  );
});

test('whatever the text, the result is six ASCII digits or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(readCode(text) ?? '000000').toMatch(/^[0-9]{6}$/);
    }),
  );
});

test.each([
  ['২০২৪', '2024'],
  [' 2024\u200B', '2024'],
  ['২০ ০০', '2000'],
  ['-5', '-5'],
  ['3.5', '3.5'],
  ['', ''],
])('the number %j is read as %j', (text, number) => {
  expect(tidyNumber(text)).toBe(number);
});
