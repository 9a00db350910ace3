import { suggest, suggestSimilar } from './suggest';

const options = ['University of Dhaka', 'BUET', 'North South University', 'Dhaka College'];

describe('suggest', () => {
  it('puts options that start with the text before those that contain it', () => {
    expect(suggest(options, 'dhaka')).toEqual(['Dhaka College', 'University of Dhaka']);
  });

  it('keeps the given order for an empty text', () => {
    expect(suggest(options, '  ')).toEqual(options);
  });

  it('returns nothing if nothing matches', () => {
    expect(suggest(options, 'oxford')).toEqual([]);
  });

  it.each([
    ['montreal', 'Université de Montréal'],
    ['lodz', 'Łódź'],
    ['সময\u09BC', 'সম\u09DF'],
    ['b.u.e.t', 'B U E T'],
    ['kings college', 'King’s College'],
  ])('%s offers %s, after what has it as typed', (typed, option) => {
    expect(suggest([option, `Old ${typed}`, 'Other'], typed)).toEqual([`Old ${typed}`, option]);
  });

  it('finds an option by another name', () => {
    const otherNames = (option: string) => (option === 'BUET' ? ['Ahsanullah College'] : []);
    expect(suggest(options, 'ahsanullah', otherNames)).toEqual(['BUET']);
  });

  it('stops at eight', () => {
    expect(
      suggest(
        Array.from({ length: 20 }, (_, n) => `Hall ${String(n)}`),
        'hall',
      ),
    ).toHaveLength(8);
  });
});

describe('suggestSimilar', () => {
  it.each([
    ['BRABRAC', ['BRAC University']],
    ['Univeristy of Dahka', ['University of Dhaka']],
    ['daka', ['Dhaka College', 'University of Dhaka']],
    ['Oxford', []],
    ['', []],
    ['x', []],
  ])('for %j offers %j', (typed, offered) => {
    expect(suggestSimilar([...options, 'BRAC University'], typed)).toEqual(
      expect.arrayContaining(offered),
    );
    if (offered.length === 0) expect(suggestSimilar(options, typed)).toEqual([]);
  });

  it('leaves out options that share only a common word with the text', () => {
    expect(suggestSimilar([...options, 'BRAC University'], 'BRABRAC University')).toEqual([
      'BRAC University',
    ]);
  });

  it('offers at most three, the likeliest first', () => {
    const halls = ['Hall', 'Hall 1', 'Hall 2', 'Hall 3'];
    expect(suggestSimilar(halls, 'Halll')).toHaveLength(3);
    expect(suggestSimilar(halls, 'Halll')[0]).toBe('Hall');
  });
});
