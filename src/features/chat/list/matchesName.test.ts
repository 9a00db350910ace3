import { matchesName } from './matchesName';

const tanvir = { username: 'tanvir.h', display_name: 'Tanvir Hasan Chowdhury' };

test.each(['', 't', 'TANVIR', 'hasan', 'chow tan', '@tanvir.h', ' tanvir  h', 'tanvir.hasan'])(
  '“%s” finds a person by the beginnings of their names',
  (typed) => expect(matchesName(tanvir, typed)).toBe(true),
);

test.each(['anvir', 'tanvir x', 'tanvirh'])('“%s” does not', (typed) =>
  expect(matchesName(tanvir, typed)).toBe(false),
);

test('a person without a name is found by their username', () => {
  expect(matchesName({ username: 'Ada' }, 'ad')).toBe(true);
  expect(matchesName({ username: 'Ada', display_name: null }, 'b')).toBe(false);
});

test.each([
  ['José Muñoz', 'jose mun'],
  ['Soren Lodz', 'søren łódź'],
  ['র\u09BEড\u09BCি', 'রা\u09DCি'],
  ['Nusrat\u00A0Jahan', 'jahan'],
  ['Conor O’Brien', "o'brien"],
])('%s is found by “%s”, however keyboards write it', (display_name, typed) => {
  expect(matchesName({ username: 'x', display_name }, typed)).toBe(true);
});
