import fc from 'fast-check';
import { hashtagKey, nameKey, tidyName } from './index';

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const blank = fc.constantFrom(' ', '  ', '\t', '\n ', '\u00a0', '\u3000');
const word = fc.constantFrom(
  'dhaka',
  'বিশ্ববিদ্যালয়',
  'école',
  'st.',
  "int'l",
  'a&m',
  'straße',
  '工学',
);
const words = fc.array(word, { minLength: 1, maxLength: 5 });
const respelled = (text: string) =>
  fc.constantFrom(
    text,
    text.normalize('NFD'),
    // Letters without a single capital, such as ß, become two letters, which is another spelling.
    text.replace(/[^ß]/gu, (letter) => letter.toUpperCase()),
  );

/** The same words in another case, with other whitespace between and around them. */
const variant = (parts: string[]) =>
  fc
    .tuple(fc.tuple(...parts.map(respelled)), fc.array(blank, { minLength: 5, maxLength: 5 }))
    .map(
      ([spelled, blanks]) => `${spelled.reduce((name, part, i) => name + blanks[i] + part, '')} `,
    );

test('A key is its own key, and so is a tidied name and a hashtag.', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(nameKey(nameKey(text))).toBe(nameKey(text));
      expect(tidyName(tidyName(text))).toBe(tidyName(text));
      expect(hashtagKey(hashtagKey(text))).toBe(hashtagKey(text));
    }),
  );
});

test('Spellings that differ in case, blanks and composition have one key and one hashtag.', () => {
  const pairs = words.chain((parts) => fc.tuple(variant(parts), variant(parts)));
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      expect(nameKey(one)).toBe(nameKey(other));
      expect(hashtagKey(one)).toBe(hashtagKey(other));
    }),
  );
});

test('A tidied name has the key of the name.', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(nameKey(tidyName(text))).toBe(nameKey(text));
    }),
  );
});

test.each([
  ['Arts & Crafts', 'Arts and Crafts'],
  ['St. John', 'St John'],
  ['A/B', 'AB'],
])('%s and %s are two names until an operator merges them.', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('A small letter that composes where its capital does not has the key of its composed form.', () => {
  expect(nameKey('J\u030C')).toBe(nameKey('\u01F0'));
});
