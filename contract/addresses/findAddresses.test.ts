import fc from 'fast-check';
import { findAddresses } from './findAddresses';

const found = (text: string) => findAddresses(text).map(({ start, end }) => text.slice(start, end));

test('addresses are found with and without their scheme, and lead to https without one', () => {
  const text = 'See arxiv.org/abs/2309.17453 and http://uni.example/a.';
  expect(findAddresses(text).map(({ start, end, href }) => [text.slice(start, end), href])).toEqual(
    [
      ['arxiv.org/abs/2309.17453', 'https://arxiv.org/abs/2309.17453'],
      ['http://uni.example/a', 'http://uni.example/a'],
    ],
  );
});

test.each([
  'Room 204, at ten.',
  'javascript:alert(1) ftp://uni.example/a //evil.example mailto:ada@x.org file:///a/x.org/b',
  'Run train.py, see README.md and setup.sh.',
  'main.rs and lib.pl, obj.is, numpy.so, a.cc',
  'It works.It is done. Yes.No, over.In time and end.So it goes',
  'script.zip, video.mov, index.app, node.js, index.html, id_rsa.pub, main.ml, Makefile.in',
  'src/train.py:12, ./setup.sh, train.py#L10, train.py?x=1, train.py/test.py, README.md/LICENSE',
  'logger.info("x"), df.info(), user.name, self.net, window.top, nn.Module.to(x), obj.com(x)',
  'ASP.NET, README.org, B.Sc/M.Sc, b.sc/m.sc, e.g./i.e., z.re/z.im, 1.5/2, v1.2.in',
  'I did B.com, M.com (Hons) and B.com/M.com; Sl.no/date, Memo.no/12',
  'rahim.com@gmail.com, rahim@du.ac.bd, git@github.com:a/b.git, github.com:a/b.git',
  'https://git@github.com/a/b.git https://ada.name@x.org/a, https://a:b@x.org',
  'https://bank.example.org:443@evil.example/, http://ada@x.org',
  '$obj.com/x, #example.com, @x.org, C:\\dos\\command.com, ~a.com/b, www., www.x',
  'ফাইলটা train.py। তারপর setup.sh চালাও।',
])('“%s” has no address', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  [
    'www.du.ac.bd, WWW.du.ac.bd and www.a.museum/b',
    'www.du.ac.bd',
    'WWW.du.ac.bd',
    'www.a.museum/b',
  ],
  ['example.org, (du.ac.bd); Github.com.', 'example.org', 'du.ac.bd', 'Github.com'],
  ['GitHub.com/a/b, cs.stanford.edu', 'GitHub.com/a/b', 'cs.stanford.edu'],
  ['x.com/quad, t.me/abc and https://x.com', 'x.com/quad', 't.me/abc', 'https://x.com'],
  [
    'bit.ly/3x, youtu.be/a?t=1 and doi.org/10.1000/182.',
    'bit.ly/3x',
    'youtu.be/a?t=1',
    'doi.org/10.1000/182',
  ],
  ['example.org?q=a#b and bücher.de/ü', 'example.org?q=a#b', 'bücher.de/ü'],
  ['দেখো arxiv.org/abs/1। আর www.du.ac.bd।', 'arxiv.org/abs/1', 'www.du.ac.bd'],
  ['请看https://x.org/a。দেখুনhttp://y.org', 'https://x.org/a', 'http://y.org'],
  ['\u2066https://x.org/a\u2069 \u200Fx.org/b\u200F', 'https://x.org/a', 'x.org/b'],
  ['\u200Bhttps://x.org/a\u200B', 'https://x.org/a'],
  ['https://train.py and https://x.org:8080/a', 'https://train.py', 'https://x.org:8080/a'],
  ['详见https://x.org/a。ดูที่http://x.org/b', 'https://x.org/a', 'http://x.org/b'],
  ['এখানেhttps://x.org/a', 'https://x.org/a'],
  ['*see https://x.org/a* and **b https://x.org/c**', 'https://x.org/a', 'https://x.org/c'],
  ['_https://x.org/a_b_, _arxiv.org/abs/1_.', 'https://x.org/a_b', 'arxiv.org/abs/1'],
  ['*x\nhttps://x.org/A* a * b https://x.org/C*', 'https://x.org/A*', 'https://x.org/C*'],
  ['https://x.org/~karim/ and https://x.org/a_', 'https://x.org/~karim/', 'https://x.org/a_'],
  ['|https://x.org/a|https://x.org/b|', 'https://x.org/a', 'https://x.org/b'],
  ['https://x.org/a’s page, ‘https://x.org/b’', 'https://x.org/a', 'https://x.org/b'],
])('in “%s” the addresses are found', (text, ...addresses) => {
  expect(found(text)).toEqual(addresses);
});

const WHOLE = [
  'https://en.wikipedia.org/wiki/Navier–Stokes_equations',
  'https://en.wikipedia.org/wiki/Set_(mathematics)',
  'https://en.wikipedia.org/wiki/Cauchy–Schwarz_(a–b)?x=1–2#c–d',
  'https://ca.wikipedia.org/wiki/Paral·lel',
  'https://ja.wikipedia.org/wiki/レオナルド・ダ・ヴィンチ',
  'https://fr.wikipedia.org/wiki/L’Étranger',
  'https://en.wikipedia.org/wiki/Who’s_on_First',
  'https://en.wikipedia.org/wiki/Rock_’n’_Roll_1990’s_x',
  'https://uz.wikipedia.org/wiki/O‘zbekiston',
  'https://he.wikipedia.org/wiki/צה״ל',
  'https://fa.wikipedia.org/wiki/می‌خواهم',
  'https://bn.wikipedia.org/wiki/বাংলা_ভাষা',
  'https://x.org/a‐b‑c‒d−e',
  'https://x.org/A′B″',
  'https://x.org/Cafe\u0301†x‡y•z§1',
  'https://bücher.example/ü',
  'https://en.wikipedia.org/wiki/C++',
  'https://x.org/c++/ref?price=$5+$6',
  'arxiv.org/abs/a–b',
  'www.x.example/a–b',
];

/** Texts that may follow an address, with and without a blank and more text. */
const AFTER = [
  ...['.', ',', ';', ':', '!', '?', ')', '"', "'"],
  ...['।', '॥', '、', '。', '，', '！', '？', '：', '）', '」', '』', '】', '”', '’', '»', '›'],
  ...['—', '…', '–', '‑', '·', '،', '؟', '۔', '።', '။', '）。', '–.', '.”', '").', '…”', '!–'],
];

test.each(WHOLE)('%s is one address, whatever is before and after it', (address) => {
  expect(found(address)).toEqual([address]);
  for (const after of AFTER) {
    expect(found(`See ${address}${after}`)).toEqual([address]);
    expect(found(`(${address}${after} Then`)).toEqual([address]);
  }
});

test.each(['*', '**', '***', '_', '__', '~', '~~', '`', '"', "'", '“', '‘', '*"', '_**'])(
  'the signs of %s around an address are no part of it',
  (signs) => {
    const closing = [...signs].reverse().join('').replace('“', '”').replace('‘', '’');
    for (const address of ['https://x.org/a', 'https://x.org', 'https://x.org/a_b*c~d/'])
      for (const after of ['', '.', ', then', '!', ')'])
        for (const before of ['', '('])
          expect(found(`${before}${signs}${address}${closing}${after}`)).toEqual([address]);
  },
);

test.each(['—', '…', '。', '、', '，', '（', '「', '“', '”', '»', '।'])(
  'a sentence that goes on after %s without a blank is no part of the address',
  (sign) => {
    expect(found(`https://x.org/a${sign}দেখো`)).toEqual(['https://x.org/a']);
    expect(found(`https://x.org/a${sign}then`)).toEqual(['https://x.org/a']);
  },
);

test('signs inside an address never end it, and never belong to it at its end', () => {
  const inner = fc.constantFrom('–', '‐', '‑', '·', '・', '†', '•', '§', '‰', '׳', '՚');
  const letter = fc.constantFrom('a', '7', 'é', 'e\u0301', 'ব', 'বা', '数', 'л', 'ʻ', '′');
  const path = fc.array(fc.tuple(letter, fc.option(inner, { nil: '' }), letter), { minLength: 1 });
  fc.assert(
    fc.property(path, fc.array(inner, { maxLength: 3 }), (parts, end) => {
      const address = `https://x.org/${parts.flat().join('')}`;
      expect(found(`${address}${end.join('')} b`)).toEqual([address]);
    }),
  );
});
