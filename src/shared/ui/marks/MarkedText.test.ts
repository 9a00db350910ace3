import { splitMarks } from './MarkedText';

const marked = (text: string, ...words: string[]) =>
  splitMarks(text, words).map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece));

it('marks whole words, in any case and script', () => {
  expect(marked('Attention sinks, ATTENTION and attentional', 'attention').join('')).toBe(
    '[Attention] sinks, [ATTENTION] and attentional',
  );
  expect(marked('ঢাকা বিশ্ববিদ্যালয়', 'ঢাকা').join('')).toBe('[ঢাকা] বিশ্ববিদ্যালয়');
});

it('loses no text', () => {
  const text = ' a #b, c\n';
  expect(
    splitMarks(text, ['b', 'c'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
