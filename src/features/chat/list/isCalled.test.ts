import { isCalled } from './isCalled';

const tanvir = { username: 'tanvir.h', display_name: 'Tanvir Hasan Chowdhury' };

test.each(['', 't', 'TANVIR', 'hasan', 'chow tan', '@tanvir.h', ' tanvir  h'])(
  '“%s” finds a person by the beginnings of their names',
  (typed) => expect(isCalled(tanvir, typed)).toBe(true),
);

test.each(['anvir', 'tanvir x', 'tanvir.hasan'])('“%s” does not', (typed) =>
  expect(isCalled(tanvir, typed)).toBe(false),
);

test('a person without a name is found by their username', () => {
  expect(isCalled({ username: 'Ada' }, 'ad')).toBe(true);
  expect(isCalled({ username: 'Ada', display_name: null }, 'b')).toBe(false);
});
