import { markQuote } from './markQuote';

const page = (...lines: string[]) =>
  lines.map((line) => Object.assign(document.createElement('span'), { textContent: line }));
const marked = (lines: HTMLElement[], quote: string) =>
  markQuote(lines, quote).map((mark) => mark.textContent);

test('a quote within a line is marked and the line keeps its words', () => {
  const lines = page('Recall falls to 61% here.');
  expect(marked(lines, 'falls to 61%')).toEqual(['falls to 61%']);
  expect(lines[0]?.textContent).toBe('Recall falls to 61% here.');
});

test('a quote over several lines is marked in each, whether or not whitespace matches', () => {
  const lines = page('Recall falls', '', ' to 61% in the', 'middle third.');
  expect(marked(lines, 'falls to 61%  in the middle')).toEqual([
    'falls',
    'to 61% in the',
    'middle',
  ]);
});

test('a word hyphenated at a line end is one word', () => {
  expect(marked(page('a convolu-', 'tional net'), 'convolutional net')).toEqual(
    ['convolu-', 'tional net'].map((line) => line.replace(/-$/, '')),
  );
});

test('ligatures and letter case do not matter', () => {
  expect(marked(page('The ﬁrst eﬀect'), 'the first effect')).toEqual(['The ﬁrst eﬀect']);
});

test('exponents and marks do not matter, however the page draws them', () => {
  const lines = page('about 10', '\u22126', ' cells by e', 'a/b', ' and 250', '9', ' grams');
  expect(marked(lines, '10⁻⁶ cells by e^(a/b) and 250 ⁹ grams')).toHaveLength(7);
});

test('a missing or empty quote is not marked', () => {
  const lines = page('Recall falls');
  expect(marked(lines, 'rises')).toEqual([]);
  expect(marked(lines, ' - ')).toEqual([]);
});

test('a letter may be composed with its marks in the quote, or in the page, or in neither', () => {
  expect(marked(page('Mu\u0308ller reads প\u09DCা'), 'M\u00FCller reads পড\u09BCা')).toEqual([
    'Mu\u0308ller reads প\u09DCা',
  ]);
});
