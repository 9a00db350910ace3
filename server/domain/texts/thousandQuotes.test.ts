import fc from 'fast-check';
import { PAPER_QUOTE_MAX_LENGTH, PAPER_QUOTE_MIN_LENGTH } from '#contract/limits';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { testedPapers } from '#server/testing/papers/index';
import { readPapers } from '#server/testing/papers/readPapers';
import { findWords } from './index';

const QUOTES = 1_000;
const SEED = 21;
let pages: string[];

beforeAll(async () => {
  const papers = await readPapers(testedPapers);
  pages = papers.flatMap(({ source }) => source.pages.map(({ text }) => text));
});
afterAll(stopPdfWorker);

/** Numbers from which a test chooses; each leads to the same quote in every run. */
const choices = fc.sample(fc.record({ page: fc.nat(), first: fc.nat(), length: fc.nat(30) }), {
  seed: SEED,
  numRuns: QUOTES,
});

/** A quote of a page, by its words. */
function quoteOf({ page, first, length }: (typeof choices)[number]) {
  const text = pages[page % pages.length] ?? '';
  const words = text.split(' ');
  const from = first % (words.length - 4);
  const quoted = words.slice(from, from + 4 + length);
  while (quoted.join(' ').length > PAPER_QUOTE_MAX_LENGTH) quoted.pop();
  return { text, words, quoted };
}

test('all of 1,000 exact quotes of papers are found, also as another program copies them', () => {
  const asCopied = (quote: string) =>
    quote.replaceAll('fi', 'ﬁ').replaceAll(' ', '\n').replaceAll('-', '\u2010');
  for (const choice of choices) {
    const { text, quoted } = quoteOf(choice);
    const quote = quoted.join(' ');
    expect([quote, quote.length >= PAPER_QUOTE_MIN_LENGTH]).toEqual([quote, true]);
    // A hyphen at the end of a line is no part of the words.
    const found = quote.replace(/^\p{Dash}+/u, '').replace(/\p{Dash}+$/u, '');
    expect([quote, findWords(text, quote)?.words]).toEqual([quote, found]);
    expect([quote, findWords(text, asCopied(quote))?.words]).toEqual([quote, found]);
  }
});

test('none of them is found with one word changed, left out or added', () => {
  for (const choice of choices) {
    const { text, words, quoted } = quoteOf(choice);
    const at = choice.first % quoted.length;
    const stranger = words.find((word) => /^[a-z]{3,}$/.test(word) && word !== quoted[at]) ?? '';
    const changed = [
      quoted.with(at, 'quokka'),
      quoted.with(at, `${quoted[at]}x`),
      quoted.with(at, (quoted[at] ?? '').slice(1)),
      quoted.toSpliced(at, 0, 'not'),
      quoted.toSpliced(1, 1),
      quoted.with(1, stranger),
    ].map((list) => list.join(' '));
    const literal = changed.filter((quote) => !text.includes(quote));
    expect(literal.length).toBeGreaterThanOrEqual(3);
    for (const quote of literal) expect([quote, findWords(text, quote)]).toEqual([quote, null]);
  }
});
