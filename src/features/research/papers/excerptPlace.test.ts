import { excerptPlace } from './excerptPlace';

test.each([
  ['record', 'the Records stay', { find: 'record' }],
  ['muller basement', '… in the Müller\n basement', { find: 'muller basement' }],
  ['networks', '… a network of pipes…', { quote: 'a network of pipes' }],
  ['memory results', 'results of a long memory', { quote: 'results of a long memory' }],
  ['x-ray', 'an x ray of it', { quote: 'an x ray of it' }],
  ['record', '', { quote: null }],
])('“%s” in “%s”', (keyword, excerpt, place) => {
  expect(excerptPlace({ page: 7, excerpt, keyword })).toEqual({ page: 7, ...place });
});
