import fc from 'fast-check';
import { plainText, wordsIn } from './wordsIn';

const spellings = (text: string) => Array.from(wordsIn(text), ({ spelling }) => spelling);

/** Words of twelve scripts: with marks, joiners, and letters that Unicode writes in two ways. */
const WORDS = [
  'seminar',
  'ৰ\u200D্যাগডে',
  'গবেষণা\u09DF',
  'गणित',
  'می\u200Cخواهم',
  'שלום',
  'математика',
  'Ελληνικά',
  'ශ්\u200Dරී',
  'தமிழ்',
  'ქართული',
  '한국어',
  'հայերեն',
] as const;

const isSign = (character: string) => /[\p{P}\p{S}]/u.test(character);
const SIGNS = Array.from({ length: 0x2_00_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter(isSign);

describe('every sign of Unicode', () => {
  test.each(WORDS)('separates %s from a word, however it is glued to them', (word) => {
    const [spelling] = spellings(word);
    const hidden = SIGNS.filter((sign) => {
      const text = `${word}${sign}${word} ${sign}${word} ${word}${sign}`;
      return spellings(text).join(' ') !== Array(4).fill(spelling).join(' ');
    });
    expect(hidden).toEqual([]);
  });

  test('there are thousands of them', () => {
    expect(SIGNS.length).toBeGreaterThan(5_000);
  });
});

test.each([
  ['C++ and C#, g++; C++20 A+ AB+', ['c++', 'and', 'c#', 'g++', 'c++', '20', 'a+', 'ab+']],
  ['B- AB−, O-; ab- B-positive a--b', ['b-', 'ab-', 'o-', 'ab-', 'b', 'positive', 'a', 'b']],
  ['A* (C*-algebra) *a* 2*a*b it*', ['a*', 'c*', 'algebra', 'a', '2', 'a', 'b', 'it']],
  ['1,000 ১,০০,০০০, Tk.2,500.50', ['1000', '১০০০০০', 'tk', '2500', '50']],
  ['1,2,3 2020,100 1,20,30 0,500 1,0000', '1 2 3 2020 100 1 20 30 0 500 1 0000'.split(' ')],
  ['x1,000 1,000th 3.141,592', ['x1', '000', '1', '000th', '3', '141', '592']],
  ['a+b C#sharp x#1 tea+', ['a', 'b', 'c', 'sharp', 'x', '1', 'tea']],
  ['Ｃ＋＋（draft）', ['c++', 'draft']],
  ['📅Workshop ❤️text ℹ️info 1️⃣first', ['workshop', 'text', 'i', 'info', '1', 'first']],
  ['machine\u00A0learning', ['machine', 'learning']],
  ['a👨\u200D👩\u200D👧b tag\u200D', ['a', 'b', 'tag']],
  ['3½ cups', ['3', 'cups']],
  ['co\u00ADoperate', ['cooperate']],
  ['数学、物理', ['数', '学', '物', '理']],
  ['ـ عربي ـه', ['عربي', 'ه']],
  ['ｶﾞｯｺｳ', ['ガ', 'ッ', 'コ', 'ウ']],
  ['ที่นี่๒๕๖๗', ['ที่', 'นี่', '๒๕๖๗']],
])('the words of %j are %j', (text, words) => {
  expect(spellings(text)).toEqual(words);
});

test('one word in any Unicode form has one spelling', () => {
  const pairs = [
    ['\u09DC\u09DD\u09DF', 'ড\u09BCঢ\u09BCয\u09BC'],
    ['Müller', 'Mu\u0308ller'],
    ['Việt', 'Vie\u0323\u0302t'],
    ['한국', '\u1112\u1161\u11AB\u1100\u116E\u11A8'],
    ['ﬁeld', 'field'],
    ['ΟΔΟΣ', 'οδος'],
    ['র\u200D্যাগ', 'র্যাগ'],
    ['উৎসব', 'উত\u09CD\u200Dসব'],
    ['عـــربي', 'عربي'],
  ] as const;
  for (const [one, other] of pairs) expect(spellings(one)).toEqual(spellings(other));
});

test.each([
  ['José Muñoz Ångström', 'jose munoz angstrom'],
  ['Erdős Straße Søren Łódź Işık İzmir', 'erdos strasse soren lodz isik izmir'],
  ['Ελληνικά Ещё мой Київ', 'ελληνικα еще мой київ'],
  ['العَرَبِيَّة أحمد إلى آدم', 'العربيه احمد الي ادم'],
  ['ایران کتاب علی', 'ايران كتاب علي'],
  ['שָׁלוֹם', 'שלום'],
  ['২০২৪ ١٢٣ ۴۵ কোভিড১৯ ๒๕', '2024 123 45 কোভিড19 25'],
  ['D’Arcy D\u02BCArcy D`Arcy об\u02BCєкт', 'd arcy d arcy d arcy об єкт'],
  ['কলা কল ন\u09BC गणित ไทย', 'কলা কল ন\u09BC गणित ไ ท ย'],
])('%j in plain letters and digits is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('words tell what they are joined to', () => {
  const joined = (text: string) => Array.from(wordsIn(text), ({ isJoined }) => isJoined);
  expect(joined('TCP/IP node.js R&D')).toEqual([false, true, false, true, false, true]);
  expect(joined('one two, three—four')).toEqual([false, false, false, false]);
  expect(joined('D\u02BCArcy o\u02BBzbek')).toEqual([false, true, false, true]);
  expect(joined('机器 学')).toEqual([false, true, false]);
  expect(joined('10^6 10^-6 10⁻⁶ m^{2} a^ b')).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('words are in order, never overlap, and are where they say', () => {
  const unit = fc.constantFrom(...'aÉ1ক্\u200D\u200C机ー +#.,*-^📅\uFE0F#️ßｶﾞ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      let last = 0;
      for (const { start, end, spelling } of wordsIn(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(spellings(text.slice(start, end))).toContain(spelling);
        last = end;
      }
    }),
  );
});
