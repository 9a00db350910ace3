import fc from 'fast-check';
import {
  clipText,
  clipToLine,
  clipToWord,
  openingOf,
  SNIPPET_LENGTH,
  snippetAround,
} from './snippet';

const words = new Set(['quantum', 'কোয়ান্টাম']);

test('a short text is shown whole, with the matched words in their compared form', () => {
  expect(snippetAround('Our Quantum group. QUANTUM!', words)).toEqual({
    text: 'Our Quantum group. QUANTUM!',
    matched_words: ['quantum'],
  });
});

test('a long text is shown around the first match, without cutting words', () => {
  const snippet = snippetAround(`${'before '.repeat(60)}quantum ${'after '.repeat(60)}`, words);
  expect(snippet?.text).toMatch(/^…(before )+quantum (after )*after…$/);
  expect([...(snippet?.text ?? '')].length).toBeLessThanOrEqual(SNIPPET_LENGTH);
});

test('letters with marks belong to their word', () => {
  expect(snippetAround('আমাদের কোয়ান্টাম দল', words)?.matched_words).toEqual(['কোয়ান্টাম']);
});

test('a text without any of the words, or with longer ones only, has no snippet', () => {
  expect(snippetAround('quantums', words)).toBeNull();
});

test('a snippet has at most 200 characters and contains a match', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '😀', '\n', 'é'), maxLength: 600 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const snippet = snippetAround(`${before} quantum ${after}`, words);
      expect([...(snippet?.text ?? '')].length).toBeLessThanOrEqual(SNIPPET_LENGTH);
      expect(snippet?.matched_words).toEqual(['quantum']);
    }),
  );
});

test('without a word to highlight, the beginning is shown', () => {
  expect(openingOf('A note.')).toEqual({ text: 'A note.', matched_words: [] });
  expect(openingOf('😀'.repeat(201))).toEqual({ text: `${'😀'.repeat(199)}…`, matched_words: [] });
});

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

test('a single grapheme longer than the limit is dropped', () => {
  expect(clipText('👩‍👩‍👧‍👦 family', 3)).toBe('');
});

test.each([
  ['short enough', 12, 'short enough'],
  ['ends at a word', 12, 'ends at a…'],
  ['unbreakable', 5, 'unbr…'],
  ['one  two', 6, 'one…'],
  ['ten-minute talks. Write to us', 20, 'ten-minute talks…'],
  ['this week, with you', 13, 'this week…'],
  ['....', 2, '.…'],
])('%j within %d code points, ended at a word, is %j', (text, length, expected) => {
  expect(clipToWord(text, length)).toBe(expected);
});

test.each([
  ['one\n\n two\tthree ', 80, 'one two three'],
  ['\u0007first\u0001words and more', 12, 'first…'],
  [' \n ', 80, ''],
])('%j in one line within %d code points is %j', (text, length, expected) => {
  expect(clipToLine(text, length)).toBe(expected);
});
