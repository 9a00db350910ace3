import { leadSentences } from './leadSentences';
import { isProse, withoutHeading } from './prose';
import type { Source } from './source';

test.each([
  [
    'THE OXDNA MODEL The oxDNA model consists of rigid nucleotides.',
    'The oxDNA model consists of rigid nucleotides.',
  ],
  ['2 METHODS WE USED A trap was set at dawn.', 'A trap was set at dawn.'],
  ['ABSTRACT Results of two studies are compared.', 'Results of two studies are compared.'],
])('of %j only the sentence is quoted', (sentence, rest) => {
  expect(withoutHeading(sentence)).toBe(rest);
  expect(sentence).toContain(rest);
});

test.each([
  'DNA is a polymer of four bases.',
  'BRAC University runs the nursery.',
  'IEEE Xplore lists the paper.',
  'THE END',
  'A trap was set at dawn.',
  '',
])('%j begins with no heading', (sentence) => {
  expect(withoutHeading(sentence)).toBe(sentence);
});

test.each([
  '-4 -2 0 2 4 6 8 10 Radius of gyration over time steps measured.',
  'Fig. 3 Accuracy of the sparse model over all lectures and students.',
  'Table 2: Every lecture with its notes, students, room and building.',
  '3 We thank the National Science Board for funding this long study.',
  'Write to the authors of this study at ada@campus.example for notes.',
  'Call model.fit() with the notes, students, lectures and buildings given.',
  'Permission is granted to make and distribute verbatim copies of this manual.',
  'Too few words.',
])('%j is no prose', (sentence) => {
  expect(isProse(sentence)).toBe(false);
});

const sourceOf = (...texts: string[]): Source => ({
  kind: 'upload',
  id: 1,
  title: 'DNA',
  pages: texts.map((text, index) => ({ page: index + 1, text })),
});
const SENTENCES = [
  'We simulate strands of coarse grained nucleotides with a new integrator.',
  'The integrator keeps rigid bodies stable over very long time steps.',
  'Every strand melts at the temperature that experiments have reported.',
  'Further work will treat proteins together with strands and solvents.',
];
const texts = (source: Source) => leadSentences(source, 3).map(({ text }) => text);

test('a summary starts with the abstract, up to its third sentence', () => {
  const page = `A title Oliver Henrich Abstract ${SENTENCES.join(' ')} 1 Introduction Why not?`;
  expect(texts(sourceOf(page))).toEqual(SENTENCES.slice(0, 3));
  expect(texts(sourceOf('Cover', page))).toEqual(SENTENCES.slice(0, 3));
  const short = `ABSTRACT: ${SENTENCES[0]} I. INTRODUCTION ${SENTENCES[1]}`;
  expect(texts(sourceOf(short))).toEqual(SENTENCES.slice(0, 1));
});

test('without an abstract it starts with the first paragraph, not with the text around it', () => {
  const first = 'Notes of the project -4 -2 0 2 4. © 2021 The authors of this text and manual.';
  const page = `Fig. 1 A strand of many nucleotides in the trap. ${SENTENCES.slice(0, 2).join(' ')}`;
  const source = sourceOf(first, page);
  expect(texts(source)).toEqual(SENTENCES.slice(0, 2));
  expect(leadSentences(source, 3)[0]?.page).toBe(2);
  expect(texts(sourceOf('1 2 3', ''))).toEqual([]);
});
