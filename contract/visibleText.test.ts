import fc from 'fast-check';
import { hasVisibleText, trimText } from './visibleText';

const characters = (...codes: number[]) => codes.map((code) => String.fromCodePoint(code));

const invisible: Record<string, string[]> = {
  'white space': characters(
    0x09,
    0x0a,
    0x0b,
    0x20,
    0x85,
    0xa0,
    0x1680,
    0x2003,
    0x2028,
    0x202f,
    0x3000,
  ),
  controls: characters(0x00, 0x07, 0x1b, 0x7f, 0x9f),
  'format characters': characters(0xad, 0x200b, 0x200d, 0x200e, 0x202e, 0x2060, 0x2069, 0xfeff),
  'letters that fill space': characters(0x115f, 0x1160, 0x3164, 0xffa0, 0x17b4, 0x17b5),
  'blank symbols': characters(0x2800, 0xfffc, 0x13441, 0x13442, 0x1d159),
  'variation selectors': characters(0x180b, 0xfe00, 0xfe0f, 0xe0100, 0xe01ef),
  'tag characters': characters(0xe0001, 0xe0020, 0xe007f),
  'marks without a base': characters(0x0301, 0x0489, 0x0903, 0x20e3, 0x034f),
  'lone surrogates': ['\uD800', '\uDBFF', '\uDC00', '\uDFFF'],
  'non-characters': characters(0xfffe, 0xffff, 0xfdd0, 0x10ffff),
};
const everyInvisible = Object.values(invisible).flat();

test.each(Object.entries(invisible))('%s alone are invisible', (_, each) => {
  for (const character of each) expect(hasVisibleText(character)).toBe(false);
  expect(hasVisibleText(each.filter((_c, i) => i % 2 === 0).join(' '))).toBe(false);
});

test.each([
  ['a letter', 'a'],
  ['punctuation', '.'],
  ['a letter of another script', 'ক'],
  ['a decomposed letter', 'e\u0301'],
  ['an emoji that joins several', '👩‍👩‍👧'],
  ['a flag', '🇧🇩'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['a sign between invisible characters', '\u200B\u2800$\uFEFF'],
  ['a replacement character', '\uFFFD'],
  ['a private-use character', '\uF8FF'],
])('%s is visible', (_, text) => {
  expect(hasVisibleText(text)).toBe(true);
});

test('the empty text is invisible', () => {
  expect(hasVisibleText('')).toBe(false);
});

/**
 * Surrogates only pair up with each other, so without them, a mixture keeps the characters of its
 * parts.
 */
const mixture = fc
  .array(fc.constantFrom(...everyInvisible.filter((c) => !/\p{Cs}/u.test(c))), { maxLength: 50 })
  .map((parts) => parts.join(''));

test('any mixture of invisible characters is invisible, and one letter anywhere makes it visible', () => {
  fc.assert(
    fc.property(mixture, mixture, (before, after) => {
      expect(hasVisibleText(before + after)).toBe(false);
      expect(hasVisibleText(`${before}a${after}`)).toBe(true);
    }),
  );
});

test('text that a trim empties is invisible', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (text.trim() === '') expect(hasVisibleText(text)).toBe(false);
    }),
  );
});

test.each(everyInvisible)(
  'a hundred thousand of one invisible character (%j) are invisible',
  (character) => {
    const text = character.repeat(100_000);
    expect(hasVisibleText(text)).toBe(false);
  },
);

describe('trimText', () => {
  test.each([
    ['    def f():\n        return 1\n', '    def f():\n        return 1'],
    ['\n \t\n\u00A0\n\tif x:\n', '\tif x:'],
    ['\r\n  one\r\ntwo', '  one\r\ntwo'],
    ['  one', '  one'],
    ['one \n\n', 'one'],
    [' \n ', ''],
    ['', ''],
  ])('of %j is %j', (text, trimmed) => {
    expect(trimText(text)).toBe(trimmed);
  });

  test('removes blank lines at the start and white space at the end, and nothing else', () => {
    const text = fc
      .array(fc.constantFrom('a', ' ', '\t', '\n', '\r\n', '\u3000', 'b'))
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const trimmed = trimText(written);
        expect(trimmed.trim()).toBe(written.trim());
        expect(trimText(trimmed)).toBe(trimmed);
        const blank = written.slice(0, written.trimEnd().length - trimmed.length);
        expect(blank === '' || (blank.trim() === '' && blank.endsWith('\n'))).toBe(true);
        expect(trimmed.split('\n', 1)[0]?.trim() === '' && trimmed !== '').toBe(false);
      }),
    );
  });
});
