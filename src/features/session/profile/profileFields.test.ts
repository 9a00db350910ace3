import type { Me } from '#contract/entities/person';
import { ada } from '#shared/testing/people';
import { changedDetails, readKnownFields } from './profileFields';

const whole: Me = {
  ...ada,
  display_name: 'Ada King',
  position: 'researcher',
  position_since: 1842,
  bio: 'Notes on engines.',
  orcid: '0000-0002-1825-0097',
  homepage: 'https://engines.example/ada',
  university_name: 'BUET',
  department: 'Law',
  fields_of_interest: 'A, B',
};

test('the values of the server fill the form', () => {
  expect(readKnownFields(whole)).toEqual({
    display_name: 'Ada King',
    position: 'researcher',
    position_since: '1842',
    bio: 'Notes on engines.',
    orcid: '0000-0002-1825-0097',
    homepage: 'https://engines.example/ada',
    university_name: 'BUET',
    department: 'Law',
    fields_of_interest: ['A', 'B'],
    another_interest: '',
  });
  expect(readKnownFields(ada).fields_of_interest).toEqual([]);
  expect(readKnownFields(ada).display_name).toBe('');
});

test('only changed details are sent', () => {
  const before = readKnownFields(whole);
  expect(changedDetails(before, before)).toEqual({});
  expect(changedDetails({ ...before, bio: ' Notes on engines. ' }, before)).toEqual({});
  expect(
    changedDetails({ ...before, display_name: '', position: '', position_since: '' }, before),
  ).toEqual({ display_name: '', position: null, position_since: null });
  expect(
    changedDetails({ ...before, position: 'faculty', position_since: '1843' }, before),
  ).toEqual({ position: 'faculty', position_since: 1843 });
  expect(changedDetails({ ...before, position: 'emperor' }, before)).toEqual({ position: null });
});
