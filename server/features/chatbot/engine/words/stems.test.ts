import { languageOf } from './language';
import { stemOf } from './stemOf';
import { termsOf } from './terms';

const areAlike = (language: 'en' | 'de' | 'bn', words: readonly string[]) =>
  new Set(words.map((word) => stemOf(word, language))).size === 1;

test.each([
  ['write wrote written writes'],
  ['colour color colours'],
  ['analyse analyze analysing analyzed'],
  ['modelling modeling modelled'],
  ['organisation organization'],
  ['centre center'],
  ['licence license'],
  ['matrix matrices'],
  ['child children'],
])('the English forms %j have one stem', (words) => {
  expect(areAlike('en', words.split(' '))).toBe(true);
});

test.each([
  ['left', 'leave'],
  ['four', 'for'],
  ['called', 'cable'],
])('the English words %j and %j have different stems', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each([['paket pakets pakete paketen'], ['große großen großer'], ['befehl befehle befehlen']])(
  'the German forms %j have one stem',
  (words) => {
    expect(areAlike('de', words.split(' '))).toBe(true);
  },
);

test.each([
  ['গ্রন্থাগার গ্রন্থাগারটি গ্রন্থাগারের গ্রন্থাগারে'],
  ['শিক্ষক শিক্ষকেরা শিক্ষকদের শিক্ষকের শিক্ষকটি'],
  ['পৃষ্ঠা পৃষ্ঠার পৃষ্ঠাগুলো পৃষ্ঠাগুলোর পৃষ্ঠাটি'],
])('the Bangla forms %j have one stem in any language', (words) => {
  expect(areAlike('bn', words.split(' '))).toBe(true);
  expect(areAlike('en', words.split(' '))).toBe(true);
});

test.each([
  ['en', 'The river was measured every morning by two people who took turns.'],
  ['de', 'Der Fluss wurde jeden Morgen von zwei Personen gemessen, die sich abwechselten.'],
  ['bn', 'প্রতিদিন সকালে দুজন মানুষ পালা করে নদীটি মাপতেন।'],
  ['en', ''],
  ['en', '机器学习'],
])('the language %j is recognised', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test('stop words are those of the language', () => {
  expect(termsOf('Mit welchem Befehl erfahre ich die Version meines Systems?', 'de')).toEqual([
    'befehl',
    'erfahr',
    'version',
    'system',
  ]);
  expect(termsOf('With which command do I get the version?')).toEqual(['command', 'version']);
});
