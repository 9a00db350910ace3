import fc from 'fast-check';
import { minimise } from './minimise';

test('only the items that are needed stay, in their order', () => {
  const numbers = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(numbers, fc.nat(), (all, seed) => {
      const needed = all.filter((_number, place) => (place + seed) % 17 === 0);
      const kept = minimise(all, (items) => needed.every((number) => items.includes(number)));
      expect(kept).toEqual(needed);
    }),
  );
});

test('items that are only needed by others go with them', () => {
  // An opened bracket needs a closed one, and a star has to stay.
  const isValid = (items: readonly string[]) => {
    const brackets = items.filter((item) => item !== '*').join('');
    return items.includes('*') && /^(?:\(\))*$/.test(brackets);
  };
  expect(minimise([...'()()*()()'], isValid)).toEqual(['*']);
});

test('of twenty thousand items, the needed ones are found in a few hundred tries', () => {
  const all = Array.from({ length: 20_000 }, (_none, number) => number);
  let tries = 0;
  const kept = minimise(all, (items) => {
    tries += 1;
    return [3, 4_000, 4_001, 12_345, 19_999].every((number) => items.includes(number));
  });
  expect(kept).toEqual([3, 4_000, 4_001, 12_345, 19_999]);
  expect(tries).toBeLessThan(400);
});
