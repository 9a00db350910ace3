import { ada } from '#shared/testing/people';
import { readDraftedFields, readKnownFields } from './profileFields';

test('the interests of the server are a list', () => {
  const me = { ...ada, university_name: 'BUET', department: 'Law', fields_of_interest: 'A, B' };
  expect(readKnownFields(me)).toEqual({
    university_name: 'BUET',
    department: 'Law',
    fields_of_interest: ['A', 'B'],
    another_interest: '',
  });
  expect(readKnownFields(ada).fields_of_interest).toEqual([]);
});

test('a draft is read back, and anything else is none', () => {
  const fields = { ...readKnownFields(ada), another_interest: 'Bridges' };
  expect(readDraftedFields(JSON.stringify(fields))).toEqual(fields);
  for (const text of ['', '{', 'null', '{}', '7', JSON.stringify({ ...fields, department: 7 })])
    expect(readDraftedFields(text)).toBeNull();
  expect(readDraftedFields(JSON.stringify({ ...fields, fields_of_interest: [7] }))).toBeNull();
});
