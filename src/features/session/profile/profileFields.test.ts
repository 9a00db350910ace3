import type { Me } from '#contract/entities/person';
import { ada } from '#shared/testing/people';
import { changedDetails, changedMentoring, readKnownFields } from './profileFields';

const whole: Me = {
  ...ada,
  display_name: 'Ada King',
  pronouns: 'she/her',
  position: 'researcher',
  position_since: 1842,
  bio: 'Notes on engines.',
  orcid: '0000-0002-1825-0097',
  homepage: 'https://engines.example/ada',
  university_name: 'BUET',
  department: 'Law',
  fields_of_interest: 'A, B',
  mentoring: { topics: ['B'], places: 3, places_left: 1 },
};

test('the values of the server fill the form', () => {
  expect(readKnownFields(whole)).toEqual({
    display_name: 'Ada King',
    pronouns: 'she/her',
    position: 'researcher',
    position_since: '1842',
    bio: 'Notes on engines.',
    orcid: '0000-0002-1825-0097',
    homepage: 'https://engines.example/ada',
    mentoring_topics: ['B'],
    mentoring_places: '3',
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
    changedDetails(
      { ...before, display_name: '', pronouns: 'they/them', position: '', position_since: '' },
      before,
    ),
  ).toEqual({ display_name: '', pronouns: 'they/them', position: null, position_since: null });
  expect(
    changedDetails({ ...before, position: 'faculty', position_since: '1843' }, before),
  ).toEqual({ position: 'faculty', position_since: 1843 });
  expect(changedDetails({ ...before, position: 'emperor' }, before)).toEqual({ position: null });
});

test('only changed mentoring is sent, with topics among the interests', () => {
  const before = readKnownFields(whole);
  expect(changedMentoring(before, before)).toEqual({});
  expect(changedMentoring({ ...before, mentoring_places: '0' }, before)).toEqual({
    mentoring_places: 0,
  });
  const topics = { ...before, mentoring_topics: ['A', 'B', 'Z'] };
  expect(changedMentoring(topics, before)).toEqual({ mentoring_topics: ['A', 'B'] });
  // The server removes the topic with the interest.
  expect(changedMentoring({ ...before, fields_of_interest: ['A'] }, before)).toEqual({});
  expect(readKnownFields(ada)).toMatchObject({ mentoring_topics: [], mentoring_places: '0' });
});
