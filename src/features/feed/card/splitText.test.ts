import { findAddresses } from '#contract/addresses/findAddresses';
import { onlyTag, splitText } from './splitText';

const links = (text: string, mentions: readonly string[] = []) =>
  splitText(text, mentions, findAddresses(text))
    .filter(({ href, to }) => href ?? to)
    .map(({ text: shown, href, to }) => [shown, href ?? to]);

describe('splitText', () => {
  it('finds addresses with and without a scheme, without trailing punctuation', () => {
    expect(links('See arxiv.org/abs/2309.17453, or (https://a.example/b).')).toEqual([
      ['arxiv.org/abs/2309.17453', 'https://arxiv.org/abs/2309.17453'],
      ['https://a.example/b', 'https://a.example/b'],
    ]);
  });

  it('links no file name and no sentence without a blank before it', () => {
    expect(links('Run train.py, see README.md. It works.It is done: obj.is, a.cc #now')).toEqual([
      ['#now', '/dashboard/search-results?q=%23now'],
    ]);
  });

  it('links the whole of an address with a dash, and no tag or name in it', () => {
    const address = 'https://en.wikipedia.org/wiki/Navier–#Stokes–@ada';
    expect(links(`${address}, #a`, ['ada'])).toEqual([
      [address, address],
      ['#a', '/dashboard/search-results?q=%23a'],
    ]);
  });

  it('links a hashtag in any script to its search', () => {
    expect(links('#AI_Ethics and #ঢাকা, but not a#b or C#')).toEqual([
      ['#AI_Ethics', '/dashboard/search-results?q=%23AI_Ethics'],
      ['#ঢাকা', `/dashboard/search-results?q=${encodeURIComponent('#ঢাকা')}`],
    ]);
  });

  it.each(['র\u200D্যাগডে', 'می\u200Cخواهم', 'ශ්\u200Dරී'])(
    'links the whole of #%s, whose letters have a joiner between them',
    (tag) => {
      expect(links(`Here.#${tag}👨\u200D👩 x`)).toEqual([
        [`#${tag}`, `/dashboard/search-results?q=${encodeURIComponent(`#${tag}`)}`],
      ]);
    },
  );

  it('links the name of a mention to the profile, without the full stop that ends the sentence', () => {
    expect(links('Thanks @Tanvir.H. Mail me: me@uni.example', ['tanvir.h', 'uni'])).toEqual([
      ['@Tanvir.H', '/dashboard/Tanvir.H/about'],
    ]);
  });

  it('leaves a name that mentions no one as plain text', () => {
    expect(links('@tanvir.h and @rumi', ['rumi'])).toEqual([['@rumi', '/dashboard/rumi/about']]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://a.example'])(
    'does not link %s',
    (text) => {
      expect(links(text)).toEqual([]);
    },
  );

  it('keeps the complete text', () => {
    const text = 'a #b https://c.example/#d @efg <b>h</b>\n\n👩‍🔬 #i';
    expect(
      splitText(text, ['efg'], findAddresses(text))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

test.each([
  ['#Physics', 'physics'],
  ['#ভাষা_২', 'ভাষা_২'],
  ['#Cafe\u0301', 'caf\u00e9'],
  ['#র\u200D্যাগডে', 'র\u200D্যাগডে'],
  ['physics', null],
  ['#physics now', null],
  [' #physics', null],
  ['#a#b', null],
  ['#', null],
  ['', null],
])('the only hashtag of “%s” is %s', (text, tag) => {
  expect(onlyTag(text)).toBe(tag);
});
