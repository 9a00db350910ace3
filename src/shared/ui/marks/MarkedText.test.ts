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

it.each([
  ['প\u09DCা আর পড\u09BCা', 'প\u09DCা', '[প\u09DCা] আর [পড\u09BCা]'],
  ['একটি র\u200D্যাংকিং', 'র্যাংকিং', 'একটি [র\u200D্যাংকিং]'],
  ['Learn C++, C# and C', 'c++', 'Learn [C++], C# and C'],
  ['我们研究机器学习方法', '机器学习', '我们研究[机器学习]方法'],
  ['Café, cafe', 'café', '[Café], cafe'],
])('in %j the word %s is marked where it is written', (text, word, parts) => {
  expect(marked(text, word).join('')).toBe(parts);
});
