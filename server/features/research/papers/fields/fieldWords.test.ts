import { fieldWords } from './fieldWords';

test.each([
  ['machine   LEARNING', 'Machine Learning'],
  ['Machine-Learning', 'Machine Learning'],
  ['Réseaux', 'reseaux'],
  ['Computer Science & Engineering', 'Computer Science and Engineering'],
  ['Ethics of AI', 'AI Ethics'],
  ['ﬁnance', 'Finance'],
  ['য়', '\u09AF\u09BC'],
])('“%s” and “%s” are one field', (one, other) => {
  expect(fieldWords(one)).toEqual(fieldWords(other));
});

test.each([
  ['C', 'C++'],
  ['কলা', 'কল'],
  ['Physics', 'Physiology'],
])('“%s” and “%s” are two', (one, other) => {
  expect(fieldWords(one)).not.toEqual(fieldWords(other));
});
