import type { Source } from '../engine/source';
import { endOfProved, parseDraft } from './parseDraft';

const source: Source = { kind: 'upload', id: 8, title: 'Needles', pages: [] };
const read = (answer: string) =>
  parseDraft(answer, [source]).map(({ text, claims }) => [text, claims.map(({ quote }) => quote)]);

/** Reads an answer as it is streamed, in pieces of so many characters. */
function readStreamed(answer: string, size: number) {
  const parts: unknown[] = [];
  let open = '';
  for (const piece of answer.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []) {
    open += piece;
    const end = endOfProved(open);
    parts.push(...read(open.slice(0, end)));
    open = open.slice(end);
  }
  return [...parts, ...read(open)];
}

const answers: [string, string, unknown[]][] = [
  ['a proof after the full stop', 'It is so. [1.2|"a quote"]', [['It is so.', ['a quote']]]],
  ['a proof before the full stop', 'It is so [1.2|"a quote"].', [['It is so.', ['a quote']]]],
  [
    'a sentence before it without a proof',
    'It is so. It was so. [1.2|"a quote"]',
    [
      ['It is so.', []],
      ['It was so.', ['a quote']],
    ],
  ],
  [
    'emphasis around sentences',
    '**It is so.** *It was so [2|"a quote"].* Well',
    [
      ['**It is so.**', []],
      ['*It was so.*', ['a quote']],
      ['Well', []],
    ],
  ],
  [
    'two proofs of one sentence',
    'It is so [1.2|"a quote"], [1.3|“another”]. It was [1.4|"a third"]',
    [
      ['It is so.', ['a quote', 'another']],
      ['It was', ['a third']],
    ],
  ],
  [
    'sentences within a quote',
    'It is so. [1.2|"One. Two [3]. Three."] And',
    [
      ['It is so.', ['One. Two [3]. Three.']],
      ['And', []],
    ],
  ],
  ['a line break in a sentence', 'It is\nso. [1.2|"a quote"]', [['It is so.', ['a quote']]]],
  [
    'a list',
    '1. It is so [1.2|"a quote"]\n2. It was 84 [1.2|"a quote"]\n',
    [
      ['It is so', ['a quote']],
      ['It was 84', ['a quote']],
    ],
  ],
  ['a number', '84 [1.2|"a quote"]', [['84', ['a quote']]]],
  ['an unfinished proof', 'It is so. [1.2|"a quo', [['It is so.', []]]],
  ['a proof alone', '[1.2|"a quote"].', []],
  ['no answer', 'NOT_FOUND', []],
];

test.each(answers)('%s is read as sentences with their proofs', (_what, answer, parts) => {
  expect(read(answer)).toEqual(parts);
});

test.each(answers)('%s is read in the same way while it is written', (_what, answer, parts) => {
  for (const size of [1, 2, 3, 7]) expect(readStreamed(answer, size)).toEqual(parts);
});
