import { findMarks } from './findMarks';

const marked = (text: string, sought: string[]) =>
  Array.from(findMarks(text, sought), ({ start, end }) => text.slice(start, end));

test.each<[string, string[], string[]]>([
  ['Résumé, resume, RÉSUMÉ', ['résumé'], ['Résumé', 'RÉSUMÉ']],
  ['পড\u09BCা আর প\u09DCা', ['পড়া'], ['পড\u09BCা', 'প\u09DCা']],
  ['একটি র\u200D্যাংকিং', ['র্যাংকিং'], ['র\u200D্যাংকিং']],
  ['C++, C# and c', ['c++'], ['C++']],
  ['我们研究机器学习方法', ['机器学习'], ['机器学习']],
  ['我们研究机器和学习', ['机器学习'], []],
  ['a ab abc', ['ab'], ['ab']],
  ['word', ['', '!'], []],
])('in %j the words %j are marked at %j', (text, sought, found) => {
  expect(marked(text, sought)).toEqual(found);
});
