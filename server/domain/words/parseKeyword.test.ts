import { parseKeyword } from './parseKeyword';

test.each([
  ['graph theory', ['graph', 'theory'], []],
  ['  graph\t\u00a0theory\n', ['graph', 'theory'], []],
  ['#AI ethics', ['ethics'], ['ai']],
  ['#AI #ai #গণিত', [], ['ai', 'গণিত']],
  ['#data_science, C++ node.js', ['C++', 'node.js'], ['data_science']],
  ['“quoted”—dash', ['quoted', 'dash'], []],
  ['party🎉 time', ['party', 'time'], []],
  ['cafe\u0301', ['café'], []],
  ['শিক্ষা। ভাষা', ['শিক্ষা', 'ভাষা'], []],
])('%j searches for the words %j and the hashtags %j', (keyword, words, hashtags) => {
  expect(parseKeyword(keyword)).toEqual({ words, hashtags });
});

test.each(['🎉', '!!! & | -', '#', '…', '"" \'\'', '\u200b'])('%j finds nothing', (keyword) => {
  expect(parseKeyword(keyword)).toEqual({ words: [], hashtags: [] });
});
