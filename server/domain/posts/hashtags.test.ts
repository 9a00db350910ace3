import { hashtagsOf } from './hashtags';

test('hashtags are lower-cased, without duplicates and in text order', () => {
  expect(hashtagsOf('#UniversityOfDhaka and #NLP, again #nlp #x_1')).toEqual([
    'universityofdhaka',
    'nlp',
    'x_1',
  ]);
});

test('letters of any script count, with their vowel signs', () => {
  expect(hashtagsOf('#ঢাকা_বিশ্ববিদ্যালয় #Größe #日本語 #ÉCOLE')).toEqual([
    'ঢাকা_বিশ্ববিদ্যালয়'.normalize('NFC'),
    'größe',
    '日本語',
    'école',
  ]);
});

test('two spellings of one letter are one hashtag', () => {
  expect(hashtagsOf('#cafe\u0301 #caf\u00e9')).toEqual(['caf\u00e9']);
});

test('a # inside a word, an address or another # starts no hashtag', () => {
  expect(hashtagsOf('C#sharp https://example.org/#top ##double a&#39; # alone #')).toEqual([]);
});

test.each([
  'https://example.org/page?tab=#news',
  'https://en.wikipedia.org/wiki/Navier–#Stokes',
  'www.example.org/?q=(#news)',
  'arxiv.org/list?of=#news',
  'There are $n = \\#news$',
])('a # inside “%s”, which is linked or typeset as a whole, starts no hashtag', (text) => {
  expect(hashtagsOf(`${text} #physics`)).toEqual(['physics']);
});

test('a hashtag after an address counts', () => {
  expect(hashtagsOf('(https://example.org/a) #one, train.py #two')).toEqual(['one', 'two']);
});

test('a hashtag ends where the word ends', () => {
  expect(hashtagsOf('(#one) #two. #three-four "#five"#six')).toEqual([
    'one',
    'two',
    'three',
    'five',
    'six',
  ]);
});

test('a text has at most 30 hashtags, and none is longer than the name of a university', () => {
  const many = Array.from({ length: 40 }, (_, i) => `#tag${i}`).join(' ');
  expect(hashtagsOf(many)).toHaveLength(30);
  expect(hashtagsOf(`#${'a'.repeat(201)} #${'b'.repeat(200)}`)).toEqual(['b'.repeat(200)]);
});
