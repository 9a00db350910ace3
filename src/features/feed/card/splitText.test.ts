import { splitText } from './splitText';

const links = (text: string) =>
  splitText(text)
    .filter(({ href, to }) => href ?? to)
    .map(({ text: shown, href, to }) => [shown, href ?? to]);

describe('splitText', () => {
  it('finds addresses with and without a scheme, without trailing punctuation', () => {
    expect(links('See arxiv.org/abs/2309.17453, or (https://a.example/b).')).toEqual([
      ['arxiv.org/abs/2309.17453', 'https://arxiv.org/abs/2309.17453'],
      ['https://a.example/b', 'https://a.example/b'],
    ]);
  });

  it('links a hashtag in any script to its search', () => {
    expect(links('#AI_Ethics and #ঢাকা, but not a#b or C#')).toEqual([
      ['#AI_Ethics', '/dashboard/search-results?q=%23AI_Ethics'],
      ['#ঢাকা', `/dashboard/search-results?q=${encodeURIComponent('#ঢাকা')}`],
    ]);
  });

  it('links a name to its profile, without the full stop that ends the sentence', () => {
    expect(links('Thanks @tanvir.h. Mail me: me@uni.example')).toEqual([
      ['@tanvir.h', '/dashboard/tanvir.h/about'],
    ]);
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
      splitText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
