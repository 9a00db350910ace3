import { hashtagOf, hashtagsIn } from './hashtags';

const tags = (text: string) =>
  Array.from(hashtagsIn(text), ({ start, end, tag }) => [text.slice(start, end), tag]);

test.each([
  ['#র\u200D্যাগডে শুভ', '#র\u200D্যাগডে', 'র\u200D্যাগডে'],
  ['#می\u200Cخواهم سلام', '#می\u200Cخواهم', 'می\u200Cخواهم'],
  ['#ශ්\u200Dරී, ලංකා', '#ශ්\u200Dරී', 'ශ්\u200Dරී'],
  ['#tag👨\u200D👩\u200D👧', '#tag', 'tag'],
  ['#tag\u200D 👩', '#tag', 'tag'],
  ['#Cafe\u0301!', '#Cafe\u0301', 'caf\u00E9'],
  ['.#AI_2 now', '#AI_2', 'ai_2'],
])('the hashtag of %j is %j', (text, written, tag) => {
  expect(tags(text)).toEqual([[written, tag]]);
});

test.each(['C#sharp', 'example.org/#top', '##double', '#', '#___', '#️⃣', '# a', 'a&#39;'])(
  '%j has no hashtag',
  (text) => {
    expect(tags(text)).toEqual([]);
  },
);

test.each([
  ['#AI', 'ai'],
  ['Data Science!', 'datascience'],
  ['র\u200D্যাগ ডে', 'র\u200D্যাগডে'],
  ['\u200Da\u200D b\u200C', 'ab'],
  ['data_science', 'data_science'],
  ['!?', ''],
])('the text %j stands for the hashtag %j', (text, tag) => {
  expect(hashtagOf(text)).toBe(tag);
});
