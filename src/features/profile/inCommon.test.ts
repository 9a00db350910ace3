import { inCommon } from './inCommon';

const facts = (university_name: string | null, department: string, fields_of_interest: string) => ({
  university_name,
  department,
  fields_of_interest,
});
const me = facts('BUET', 'Physics', 'AI Ethics, Data Science');

test.each([
  [facts('BUET', 'Physics', ''), { place: 'department', interests: [] }],
  [facts('BUET', 'Law', 'Law'), { place: 'university', interests: [] }],
  [facts('KUET', 'Physics', 'data science, Law'), { place: null, interests: ['data science'] }],
  [facts('KUET', 'Physics', 'Law'), null],
  [facts(null, '', ''), null],
])('a reader of BUET and %j have in common %j', (other, common) => {
  expect(inCommon(me, other)).toEqual(common);
});

test('people without any facts have nothing in common', () => {
  const nothing = facts(null, '', '');
  expect(inCommon(nothing, nothing)).toBeNull();
});
