import fc from 'fast-check';
import { findQuote, findWords } from './findQuote';

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

it.each([
  ['র\u200D্যাগডে নিয়ে সবার র\u200D্যাংকিং', 'র্যাগডে নিয়ে সবার র্যাংকিং'],
  ['این را می\u200Cخواهم ببینم', 'این را میخواهم ببینم'],
])('finds words with and without their joiners: %j', (written, quote) => {
  expect(findQuote(`Before. ${written}. After.`, quote)).toBe(written);
  expect(findQuote(`Before. ${quote}. After.`, written)).toBe(quote);
});

describe('the words of a quote card', () => {
  const words = (text: string, quote: string) => findWords(text, quote)?.words ?? null;

  it('are found at the first place that has all of them, in the spelling of the page', () => {
    expect(findWords(page, 'The efficiency of "sparse" attention')).toEqual({
      words: 'The eﬃciency of “sparse” attention',
      place: page.indexOf('The eﬃciency'),
    });
    expect(findWords('unable to see. They were able to see.', 'able to see')?.place).toBe(25);
  });

  it.each([
    ['a word', 'They were unable to see it.', 'able to see it'],
    [
      'a word at the end',
      'The results were insignificantly low.',
      'The results were insignificant',
    ],
    ['a decimal number', 'a rise of 12.5 percent', 'a rise of 12'],
    ['a decimal number at its start', 'rose by 12.5 percent', '5 percent'],
    ['a power', 'about 10³ cells', 'about 10'],
    ['a word with a joiner', 'من این را می\u200Cخواهم', 'من این را می'],
    ['a word with a joiner at its start', 'می\u200Cخواهم این را ببینم', 'خواهم این را ببینم'],
    ['a letter with a mark', 'They met in a café today', 'They met in a cafe'],
  ])('do not begin or end inside %s', (_what, text, quote) => {
    expect(words(text, quote)).toBeNull();
  });

  it.each([
    ['a note’s mark', 'as shown before.³ Then', 'as shown before'],
    ['a note’s mark at a word', 'as shown before³ and', 'as shown before'],
    ['the hyphen of a compound', 'the state-of-the-art method', 'art method'],
    ['a script without blanks', '我们在两所大学招募了八十四名学生', '两所大学招募了八十四名学生'],
  ])('may end or begin at %s', (_what, text, quote) => {
    expect(words(text, quote)).toBe(quote);
  });

  it('are found as a PDF’s text is copied, which has no powers', () => {
    expect(words('about 10³ cells and a^(x/y) more', 'about 103 cells and ax/y more')).toBe(
      'about 10³ cells and a^(x/y) more',
    );
    expect(words('once 103 cells, then 10³ cells', 'then 10³ cells')).toBe('then 10³ cells');
  });
});
