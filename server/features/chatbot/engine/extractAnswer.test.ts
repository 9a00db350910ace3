import { extractAnswer } from './extractAnswer';
import { createPassageIndex, type PassageIndex } from './passageIndex';
import type { Source } from './source';
import { splitSentences } from './splitSentences';
import { summarise } from './summarise';

const source: Source = {
  kind: 'upload',
  id: 8,
  title: 'Sparse attention in classrooms',
  pages: [
    {
      page: 1,
      text:
        'Abstract We study how students attend to lectures. A sparse model of attention is proposed. ' +
        'The model predicts attention from notes taken by hand.',
    },
    {
      page: 2,
      text:
        'Methods We recruited 84 students from two universities in Dhaka. Each student attended ' +
        'twelve lectures. Notes were scanned after every lecture, see Fig. 3 for an example. ' +
        'The study was funded by the National Science Board.',
    },
    {
      page: 3,
      text:
        'Results The sparse model reached an accuracy of 91 percent. Baselines of Rahman et al. ' +
        'reached 78 percent. Handwritten notes were the strongest predictor of attention.',
    },
  ],
};
let index: PassageIndex;
beforeAll(async () => {
  index = await createPassageIndex([source]);
});

const pagesFor = async (question: string) =>
  (await extractAnswer(index, question)).found.map(({ page }) => page);

it.each([
  ['How many students were recruited?', 2],
  ['Who funded the study?', 2],
  ['What accuracy did the sparse model reach?', 3],
  ['Which predictor of attention was strongest?', 3],
])('answers %j from page %i', async (question, page) => {
  expect(await pagesFor(question)).toContain(page);
});

it('answers with sentences found on their page word for word', async () => {
  const { found } = await extractAnswer(index, 'What accuracy did it reach?');
  for (const { page, text, around } of found) {
    expect(around).toContain(text);
    expect(source.pages.find((each) => each.page === page)?.text).toContain(around);
  }
});

it.each([
  'Which optimizer and learning rate were used?',
  'How many respondents smoke?',
  'What did the control group in Berlin eat?',
  'How long is the river Padma?',
])('finds no answer to %j, and returns the nearest passages', async (question) => {
  const { found, nearest } = await extractAnswer(index, question);
  expect(found).toEqual([]);
  expect(nearest.length).toBeLessThanOrEqual(3);
});

it('takes the subject for defined, not what is named after it', async () => {
  const pages = [
    'The Kite Foundation is a group of people who like kites. It was founded in Dhaka.',
    'Everything about it can be read here. Kite is a language for small machines.',
  ].map((text, at) => ({ page: at + 1, text }));
  const { found } = await extractAnswer(
    await createPassageIndex([{ ...source, pages }]),
    'What is Kite?',
  );
  expect(found[0]?.text).toBe('Kite is a language for small machines.');
});

it('has no answer to a question without words', async () => {
  expect(await extractAnswer(index, '???')).toEqual({ found: [], nearest: [] });
});

it('does not end a sentence at an abbreviation', () => {
  expect(splitSentences('It fell.¹ It rose by 10³. ² See below.')).toEqual([
    'It fell.¹',
    'It rose by 10³. ²',
    'See below.',
  ]);
  expect(splitSentences('See Fig. 3 of Rahman et al. for it. J. Doe agrees. Why?')).toEqual([
    'See Fig. 3 of Rahman et al. for it.',
    'J. Doe agrees.',
    'Why?',
  ]);
});

it('cuts overlong sentences between words', () => {
  const text = 'word '.repeat(400).trim();
  const pieces = splitSentences(text);
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join(' ')).toBe(text);
});

it('summarises a document with its own sentences, in their order', async () => {
  const summary = await summarise(source, 2);
  expect(summary).toHaveLength(2);
  expect(summary.map(({ page }) => page)).toEqual(summary.map(({ page }) => page).sort());
  for (const { page, text } of summary)
    expect(source.pages.find((each) => each.page === page)?.text).toContain(text);
});

test.each([
  ['সম\u09DF', 'সময\u09BC'],
  ['সময\u09BC', 'সম\u09DF'],
  ['Müller', 'Mu\u0308ller'],
  ['Muller', 'Müller'],
  ['র\u200D্যাংকিং', 'র্যাংকিং'],
  ['机器学习', '我们研究机器学习方法'],
])('a question about %s finds the sentence with %s', async (asked, written) => {
  const text = `The first sentence is about ferns. Everyone measured ${written} with much care.`;
  const page = await createPassageIndex([{ ...source, pages: [{ page: 1, text }] }]);
  const [best] = (await extractAnswer(page, `${asked}?`)).found;
  expect(best?.text).toContain(written);
});
