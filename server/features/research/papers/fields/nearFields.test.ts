import { createFindNearFields } from './nearFields';

const find = createFindNearFields([
  'machine learning',
  'machine-learning',
  'federated machine learning',
  'learning',
  'computer science',
  'gardening',
  '&',
]);

test('the field itself is found in every spelling, with wider and narrower ones', () => {
  expect(find(['Machine Learning', 'Computer Science and Engineering'])).toEqual({
    same: [
      'Machine Learning',
      'Computer Science and Engineering',
      'machine learning',
      'machine-learning',
    ],
    akin: ['federated machine learning', 'computer science'],
  });
});

test('an interest without papers is searched as it is written', () => {
  expect(find(['Astronomy', ''])).toEqual({ same: ['Astronomy', ''], akin: [] });
  expect(find([])).toEqual({ same: [], akin: [] });
});

test('for a word that all fields share, only some fields are returned', () => {
  const many = createFindNearFields(Array.from({ length: 100 }, (_, n) => `physics ${n}`));
  expect(many(['Physics']).akin).toHaveLength(20);
});
