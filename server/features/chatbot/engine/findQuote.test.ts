import fc from 'fast-check';
import { findQuote } from './findQuote';

const page =
  'Results We recruited 84 stu- dents from two universities. The eﬃciency of “sparse” attention ' +
  'rose by 12 % in a state-of-the-art set-up.';

it.each([
  ['We recruited 84 students from two universities.'],
  ['We  recruited\n84 stu-\ndents'],
  ['The efficiency of "sparse" attention'],
  ['a state‐of‐the‐art setup'],
])('finds %j, ignoring blanks, hyphens and ligatures', (quote) => {
  const found = findQuote(page, quote) ?? '';
  expect(page).toContain(found);
  expect(found).not.toBe('');
});

it('returns the words of the page, not those of the quote', () => {
  expect(findQuote(page, 'The efficiency of "sparse" attention')).toBe(
    'The eﬃciency of “sparse” attention',
  );
});

it.each([
  ['another number', 'We recruited 85 students from two universities.'],
  ['another letter case', 'we recruited 84 students'],
  ['words left out', 'We recruited students from two universities.'],
  ['too little to prove anything', '84 students'],
  ['nothing', ' - '],
])('does not find %s', (_what, quote) => {
  expect(findQuote(page, quote)).toBeNull();
});

it.each([
  ['about 10³ cells per millilitre', 'about 10^3 cells per millilitre', true],
  ['about 10³ cells per millilitre', 'about 103 cells per millilitre', false],
  ['about 10³ cells per millilitre', 'about 10⁶ cells per millilitre', false],
  ['half ½ of a Brand™ \uFB01lter', 'half 1\u20442 of a BrandTM filter', true],
])('on a page with %j, %j is found: %s', (text, quote, isFound) => {
  expect(findQuote(text, quote)).toBe(isFound ? text : null);
});

it('finds every long enough piece of a page, with any blanks and hyphens', () => {
  const words = fc.array(fc.stringMatching(/^[a-zäé]{3,9}$/), { minLength: 6, maxLength: 30 });
  const gaps = fc.array(fc.constantFrom(' ', '  ', '\n', '- ', '-\n'), { minLength: 30 });
  fc.assert(
    fc.property(words, gaps, fc.nat(), (list, gap, start) => {
      const text = list.join(' ');
      const from = start % (list.length - 5);
      const quote = list
        .slice(from, from + 6)
        .map((word, index) => word + (gap[index] ?? ' '))
        .join('');
      expect(text).toContain(findQuote(text, quote));
    }),
  );
});

it.each([
  ['পড\u09BCার সময\u09BC আমরা সবাই', 'প\u09DCার সম\u09DF আমরা সবাই'],
  ['Mu\u0308ller and Erdo\u030Bs agree', 'Müller and Erdős agree'],
])('finds letters in either encoding: %j', (written, quote) => {
  expect(findQuote(`Before. ${written}. After.`, quote)).toBe(written);
  expect(findQuote(`Before. ${quote}. After.`, written)).toBe(quote);
});
