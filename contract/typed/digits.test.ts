import { asciiDigits } from './digits';

test.each(
  Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    const written = format.format(1_234_567_890);
    return /^\p{Nd}{10}$/u.test(written) ? [[system, written] as const] : [];
  }),
)('the digits of %s are read: %s', (_system, written) => {
  expect(asciiDigits(written)).toBe('1234567890');
});

test('every digit of Unicode becomes one of ASCII', () => {
  const points = Array.from({ length: 0x11_0000 }, (_, point) => point).filter(
    (point) => point < 0xd8_00 || point > 0xdf_ff,
  );
  const digits = points
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.length % 10).toBe(0);
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});

test('other signs stay', () => {
  expect(asciiDigits('½ x² Ⅷ ১২-٣ 🎉 no. ４')).toBe('½ x² Ⅷ 12-3 🎉 no. 4');
});
