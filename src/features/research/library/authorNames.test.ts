import { authorNames, shortAuthors } from './authorNames';

test.each([
  ['Jahan, Nusrat; van Beethoven, Ludwig', ['Nusrat Jahan', 'Ludwig van Beethoven']],
  ['King, Martin, Jr.; World Bank; {Acme, Inc.}', ['Martin King Jr.', 'World Bank', 'Acme, Inc.']],
  [' ; ', []],
])('the authors of %j are named as people say them', (author, names) => {
  expect(authorNames(author)).toEqual(names);
});

test.each([
  ['A, B; C, D; E, F; G, H', 'B A, D C, F E, H G'],
  ['A, B; C, D; E, F; G, H; I, J', 'B A, D C, F E, H G and 1 other'],
  [Array.from({ length: 1_204 }, () => 'A, B').join('; '), 'B A, B A, B A, B A and 1,200 others'],
])('a line names the first four authors', (author, line) => {
  expect(shortAuthors(author)).toBe(line);
});
