import { suggestPlaces } from './suggestPlaces';

const university = (id: number, name: string, departments: string[]) => ({
  id,
  name,
  departments,
  total_members: 1,
  post_ids: [],
});
const known = [
  university(1, 'University of Dhaka', ['Physics', 'Law']),
  university(2, 'BUET', ['Architecture', 'physics ']),
];

test('every university is suggested, and only the first of several spellings of a department', () => {
  expect(suggestPlaces(known, '')).toEqual({
    universities: ['University of Dhaka', 'BUET'],
    departments: ['Physics', 'Law', 'Architecture'],
  });
});

test.each(['University of Dhaka', '  university  OF dhaka '])(
  'for %j only its own departments are suggested',
  (typed) => {
    expect(suggestPlaces(known, typed).departments).toEqual(['Physics', 'Law']);
  },
);
