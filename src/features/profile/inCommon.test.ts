import { inCommon } from './inCommon';

const facts = (university_name: string | null, department: string, fields_of_interest: string) => ({
  university_name,
  department,
  fields_of_interest,
});
const other = (mutual_count: number, ...of: Parameters<typeof facts>) => ({
  ...facts(...of),
  mutual_count,
});
const me = facts('BUET', 'Physics', 'AI Ethics, Data Science');

test.each([
  [other(0, 'BUET', 'Physics', ''), { place: 'department', interests: [], mutualCount: 0 }],
  [other(0, 'BUET', 'Law', 'Law'), { place: 'university', interests: [], mutualCount: 0 }],
  [
    other(0, 'KUET', 'Physics', 'data science, Law'),
    { place: null, interests: ['data science'], mutualCount: 0 },
  ],
  [other(2, 'KUET', 'Law', ''), { place: null, interests: [], mutualCount: 2 }],
  [other(0, 'KUET', 'Physics', 'Law'), null],
  [other(0, null, '', ''), null],
])('a reader of BUET and %j have in common %j', (person, common) => {
  expect(inCommon(me, person)).toEqual(common);
});

test('people without any facts have nothing in common', () => {
  expect(inCommon(facts(null, '', ''), other(0, null, '', ''))).toBeNull();
});
