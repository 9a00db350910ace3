import { ada } from '#shared/testing/people';
import { readKnownFields } from './profileFields';

test("the server's interests become a list", () => {
  const me = { ...ada, university_name: 'BUET', department: 'Law', fields_of_interest: 'A, B' };
  expect(readKnownFields(me)).toEqual({
    university_name: 'BUET',
    department: 'Law',
    fields_of_interest: ['A', 'B'],
    another_interest: '',
  });
  expect(readKnownFields(ada).fields_of_interest).toEqual([]);
});
