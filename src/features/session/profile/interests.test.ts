import { MAX_INTERESTS } from '#contract/limits';
import { addInterests } from './interests';

test.each([
  ['Bridges', ['Bridges']],
  ['  Long   Bridges , Tunnels,', ['Long Bridges', 'Tunnels']],
  ['data  SCIENCE', ['Data Science']],
  ['Bridges, bridges', ['Bridges']],
  [' , ', []],
])('%j adds %j', (typed, added) => {
  expect(addInterests([], typed)).toEqual({ chosen: added, left: '' });
});

test('another spelling of a chosen one adds nothing', () => {
  expect(addInterests(['Bridges'], 'BRIDGES')).toEqual({ chosen: ['Bridges'], left: '' });
});

test('an interest that is too long stays typed as a whole', () => {
  const long = 'x'.repeat(101);
  expect(addInterests([], `One; ${long}\nTwo`)).toEqual({ chosen: ['One', 'Two'], left: long });
});

test('interests above the limit stay typed', () => {
  const nine = Array.from({ length: MAX_INTERESTS - 1 }, (_, index) => `Field ${index}`);
  expect(addInterests(nine, 'One, Two, Three')).toEqual({
    chosen: [...nine, 'One'],
    left: 'Two, Three',
  });
});

it('ignores an interest without visible characters', () => {
  expect(addInterests([], '\u200b\u3164, Optics')).toEqual({ chosen: ['Optics'], left: '' });
});
