import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { foldName } from './interests';
import { knownUniversities } from './knownUniversities';
import { suggestPlaces } from './suggestPlaces';

const university = (id: number, name: string, departments: string[]) => ({
  id,
  name,
  departments,
  departments_total: departments.length,
  total_members: 1,
  post_ids: [],
  about: '',
  link: null,
  is_listed: true,
});
const known = [
  university(1, 'university  OF Dhaka', ['Physics', 'Law']),
  university(2, 'BUET', ['Architecture', 'physics ']),
];

test('universities with members come first, then the others of the country', () => {
  const { universities } = suggestPlaces(known, '');
  expect(universities.slice(0, 2)).toEqual(['university  OF Dhaka', 'BUET']);
  expect(universities.slice(2)).toContain('Khulna University');
  expect(universities).not.toContain('University of Dhaka');
});

test('a university that is not listed yet is not proposed, but has its departments once typed', () => {
  const places = [...known, { ...university(3, 'Small College', ['Music']), is_listed: false }];
  expect(suggestPlaces(places, '').universities).not.toContain('Small College');
  expect(suggestPlaces(places, 'small college').departments).toEqual(['Music']);
});

test('only the first of several spellings of a department is suggested', () => {
  expect(suggestPlaces(known, '').departments).toEqual(['Physics', 'Law', 'Architecture']);
});

test('no university of the country is listed twice, and each name fits into the field', () => {
  const folded = knownUniversities.map(foldName);
  expect(new Set(folded).size).toBe(folded.length);
  expect(Math.max(...folded.map(({ length }) => length))).toBeLessThan(UNIVERSITY_NAME_MAX_LENGTH);
});

test.each(['University of Dhaka', '  university  OF dhaka '])(
  'for %j only its own departments are suggested',
  (typed) => {
    expect(suggestPlaces(known, typed).departments).toEqual(['Physics', 'Law']);
  },
);
