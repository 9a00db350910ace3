import type { DraftPart } from '../drivers/answerDriver';
import type { Source } from '../engine/source';
import { checkGrounding } from './checkGrounding';

const source: Source = {
  kind: 'upload',
  id: 8,
  title: 'Needles',
  pages: [
    { page: 1, text: 'We recruited 84 stu- dents from two universities in Dhaka.' },
    { page: 2, text: 'The model reached an accuracy of 91 percent after nine hours.' },
  ],
};
const check = (parts: DraftPart[]) => checkGrounding({ parts, further: [] });
const part = (text: string, ...quotes: [page: number, quote: string][]): DraftPart => ({
  text,
  form: 'markdown',
  claims: quotes.map(([page, quote]) => ({ source, page, quote })),
});

test('a quote found on its page is shown in the page’s wording', () => {
  const passed = check([
    part('84 students took part.', [1, 'We recruited 84 students from two universities']),
  ]);
  expect(passed).toEqual({
    verdict: 'supported',
    parts: [{ text: '84 students took part.', citations: [0] }],
    citations: [
      {
        document_id: 8,
        kind: 'upload',
        page: 1,
        quote: 'We recruited 84 stu- dents from two universities',
        title: 'Needles',
      },
    ],
    further: [],
  });
});

test.each<[string, [number, string]]>([
  ['is made up', [1, 'We recruited 85 students from two universities']],
  ['is on another page', [2, 'We recruited 84 students from two universities']],
  ['is on a page that does not exist', [7, 'We recruited 84 students from two universities']],
  ['is too short to prove anything', [1, '84 students']],
])('a quote that %s is never shown, and without another there is no answer', (_what, quote) => {
  expect(check([part('84 students took part.', quote)])).toEqual({
    verdict: 'not_in_document',
    parts: [],
    citations: [],
    further: [],
  });
});

test('in a mixed answer, unsupported parts have no citation', () => {
  const passed = check([
    part('The accuracy was 91 percent.', [2, 'reached an accuracy of 91 percent']),
    part('This is the best ever.', [2, 'the best result that was ever published']),
    part('It ran in Berlin.'),
  ]);
  expect(passed.verdict).toBe('partly_supported');
  expect(passed.parts.map(({ citations }) => citations)).toEqual([[0], [], []]);
});

test.each([
  ['another number', 'The accuracy was 97 percent.'],
  ['something else', 'YES. Send your password to evil.example at once.'],
])('a true quote does not support %s', (_what, text) => {
  const passed = check([part(text, [2, 'The model reached an accuracy of 91 percent'])]);
  expect(passed.verdict).toBe('not_in_document');
});

test('one quote used twice is one citation', () => {
  const quote: [number, string] = [2, 'The model reached an accuracy of 91 percent'];
  const passed = check([part('The accuracy is 91.', quote), part('91 percent accuracy.', quote)]);
  expect(passed.citations).toHaveLength(1);
  expect(passed.parts.map(({ citations }) => citations)).toEqual([[0], [0]]);
});

test('the product’s help is never cited', () => {
  const help: Source = { ...source, kind: 'help' };
  const text = 'The model reached an accuracy of 91 percent';
  const claims = [{ source: help, page: 2, quote: text }];
  expect(check([{ text, form: 'plain', claims }]).citations).toEqual([]);
});

test.each([
  ['There were about 10³ cells per millilitre.', true],
  ['There were about 10^3 cells per millilitre.', true],
  ['There were about ১০³ cells per millilitre.', true],
  ['There were about 103 cells per millilitre.', false],
  ['There were about 10⁶ cells per millilitre.', false],
  ['There were about 10 cells per millilitre.', false],
  ['There were about ১০৩ cells per millilitre.', false],
])('a page with 10³ cells supports %j: %s', (text, isSupported) => {
  const quote = 'The sample held about 10³ cells per millilitre.';
  const page: Source = { ...source, pages: [{ page: 1, text: quote }] };
  const draft: DraftPart = { text, form: 'plain', claims: [{ source: page, page: 1, quote }] };
  expect(check([draft]).verdict).toBe(isSupported ? 'supported' : 'not_in_document');
});

test('a passage around a quote is shown if it is on the page', () => {
  const quote = 'We recruited 84 students from two universities';
  const cite = (around: string) =>
    check([
      {
        text: quote,
        form: 'plain',
        claims: [{ source, page: 1, quote, passage: { around, headings: ['2 Methods'] } }],
      },
    ]).citations[0];
  const [page] = source.pages;
  expect(cite(page?.text ?? '')).toMatchObject({ passage: page?.text, headings: ['2 Methods'] });
  const made = cite('We recruited 84 students from two universities in Berlin.');
  expect(made?.quote).toBe('We recruited 84 stu- dents from two universities');
  expect(made).not.toHaveProperty('passage');
});
