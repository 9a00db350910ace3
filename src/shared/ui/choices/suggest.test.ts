import { suggest } from './suggest';

const options = ['University of Dhaka', 'BUET', 'North South University', 'Dhaka College'];

describe('suggest', () => {
  it('puts options that start with the text before those that contain it', () => {
    expect(suggest(options, 'dhaka')).toEqual(['Dhaka College', 'University of Dhaka']);
  });

  it('keeps the given order for an empty text', () => {
    expect(suggest(options, '  ')).toEqual(options);
  });

  it('gives nothing when nothing fits', () => {
    expect(suggest(options, 'oxford')).toEqual([]);
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
