import { findAddresses } from './findAddresses';

describe('the addresses in a text', () => {
  it('are found with and without their scheme, and end before the full stop', () => {
    const text = 'See arxiv.org/abs/2309.17453 and http://uni.example/a.';
    expect(
      findAddresses(text).map(({ start, end, href }) => [text.slice(start, end), href]),
    ).toEqual([
      ['arxiv.org/abs/2309.17453', 'https://arxiv.org/abs/2309.17453'],
      ['http://uni.example/a', 'http://uni.example/a'],
    ]);
  });

  it('are absent if there are none, or none of the web', () => {
    expect(findAddresses('Room 204, at ten.')).toEqual([]);
    expect(findAddresses('javascript:alert(1) ftp://uni.example/a')).toEqual([]);
  });
});
