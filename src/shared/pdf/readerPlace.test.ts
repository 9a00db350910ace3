import { PASSAGE_MAX_LENGTH } from '#contract/limits';
import { readerHash, readReaderPlace } from './readerPlace';

const nothing = { page: null, quote: null, find: null };

test.each([
  ['', nothing],
  ['#page=4', { ...nothing, page: 4 }],
  ['#page=0', nothing],
  ['#page=four', nothing],
  ['#page=1e3', nothing],
  ['#find=soft+matter', { ...nothing, find: 'soft matter' }],
  ['#page=2&quote=%20', { ...nothing, page: 2 }],
  ['#page=2&quote=%E0%A6%AC', { page: 2, quote: 'ব', find: null }],
  ['#%E0%', nothing],
])('%p', (hash, place) => {
  expect(readReaderPlace(hash)).toEqual(place);
});

test('texts are read back as they were, up to the limits', () => {
  const place = { page: 12, quote: 'a & b = #c + 50%', find: 'x?y' };
  expect(readReaderPlace(readerHash(place))).toEqual(place);
  const long = readerHash({ quote: 'q'.repeat(5_000) });
  expect(readReaderPlace(long).quote).toHaveLength(PASSAGE_MAX_LENGTH);
  expect(readerHash(nothing)).toBe('');
});
