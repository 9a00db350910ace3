import { leadSentences } from './leadSentences';
import { isProse } from './prose';
import type { Source } from './source';

type Section = [headings: string[], ...paragraphs: string[]];

/** A document whose pages have these sections. */
const documentOf = (...pages: Section[][]): Source => ({
  kind: 'upload',
  id: 1,
  title: 'DNA',
  pages: pages.map((sections, at) => {
    let text = '';
    const placed = sections.map(([headings, ...paragraphs]) => ({
      headings,
      paragraphs: paragraphs.map((paragraph) => {
        const start = text.length;
        text += `${paragraph} `;
        return [start, start + paragraph.length] as const;
      }),
    }));
    return { page: at + 1, text, sections: placed };
  }),
});
const lead = (...pages: Section[][]) =>
  leadSentences(documentOf(...pages), 3).map(({ page, text }) => [page, text]);

const TITLE: Section = [
  ['Strands of DNA'],
  'Ada Byron Department of Physics, University of Dhaka, Dhaka, Bangladesh.',
  'Send mail about this study of strands to ada@campus.example at any time.',
  'Copyright 2020 by the authors of this text. All rights in the text are reserved by them.',
];
const SENTENCES = [
  'We simulate strands of coarse grained nucleotides with software.',
  'The integrator keeps rigid bodies stable over very long time steps.',
  'Every strand melts at the temperature that experiments have reported.',
];
const [one = '', two = '', three = ''] = SENTENCES;
const OTHER = 'Strands are long and have many parts. They are folded by heat in most cells.';

const WHOLE = SENTENCES.join(' ');

test.each<[string, Section[][]]>([
  ['below its heading', [[TITLE, [['Abstract'], WHOLE], [['1 Methods'], OTHER]]]],
  ['below a line', [[[['May 2020'], OTHER, 'Abstract', WHOLE]]]],
  ['after a preface', [[[['Preface'], OTHER]], [[['1. Introduction', '1.1 Aim'], WHOLE]]]],
  ['in German', [[TITLE, [['2 Über DNA'], OTHER], [['Einleitung'], WHOLE]]]],
  ['which is the first prose', [[TITLE, [['Contents'], 'How? 7']], [[['Chapter 1'], WHOLE]]]],
])('a summary begins with the introduction %s', (_what, pages) => {
  expect(lead(...pages)).toEqual(SENTENCES.map((sentence) => [pages.length, sentence]));
});

test('a longer summary goes on to the end of the abstract', () => {
  const abstract: Section = [['Abstract'], `${WHOLE} ${OTHER}`];
  const source = documentOf([TITLE, abstract, [['1 Methods'], OTHER]]);
  expect(leadSentences(source, 8).map(({ text }) => text)).toEqual([
    ...SENTENCES,
    ...OTHER.split(/(?<=\.) /),
  ]);
});

test('lists and the names of programs do not hide the beginning', () => {
  const list: Section = [['1 Overview'], one, '• heat', '• cells', two, three];
  expect(lead([list, [['2 Use'], OTHER]])).toEqual([one, two].map((sentence) => [1, sentence]));
  const small = `dot draws graphs and trees. ${two}`;
  expect(lead([TITLE, [['Introduction'], small]])[0]).toEqual([1, 'dot draws graphs and trees.']);
});

test('a document of lines without prose has no beginning', () => {
  expect(lead([TITLE, [['Introduction'], 'Too short.']])).toEqual([]);
});

test('a text without sections begins after the heading of its introduction', () => {
  const text = `Strands of DNA Ada Byron University of Dhaka May 2020 1 Introduction T${two.slice(1)} ${three}`;
  const source: Source = { kind: 'upload', id: 1, title: 'DNA', pages: [{ page: 1, text }] };
  expect(leadSentences(source, 3).map((passage) => passage.text)).toEqual([two, three]);
});

test('names and places are no prose, but Bangla and a sentence with a note are', () => {
  expect(isProse('Strands of DNA Ada Byron University of Dhaka May 2020 We melt strands.')).toBe(
    false,
  );
  expect(isProse('বন্যায় পরিবারপ্রতি গড়ে ফসলের চার ভাগের তিন ভাগ নষ্ট হয়েছিল।')).toBe(true);
  expect(isProse(`${two}¹`)).toBe(true);
});
