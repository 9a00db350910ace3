import { matchesName } from './matchesName';

const tanvir = { username: 'tanvir.h', display_name: 'Tanvir Hasan Chowdhury' };

test.each(['', 't', 'TANVIR', 'hasan', 'chow tan', '@tanvir.h', ' tanvir  h'])(
  '“%s” finds a person by the beginnings of their names',
  (typed) => expect(matchesName(tanvir, typed)).toBe(true),
);

test.each(['anvir', 'tanvir x', 'tanvir.hasan'])('“%s” does not', (typed) =>
  expect(matchesName(tanvir, typed)).toBe(false),
);

test('a person without a name is found by their username', () => {
  expect(matchesName({ username: 'Ada' }, 'ad')).toBe(true);
  expect(matchesName({ username: 'Ada', display_name: null }, 'b')).toBe(false);
});
