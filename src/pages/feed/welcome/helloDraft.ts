import type { Me } from '#contract/entities/person';

/** The number of interests mentioned in the draft. */
const NAMED = 2;

/** Returns the suggested first post for a new member, based on their profile. */
export function helloDraft({ department, university_name, fields_of_interest }: Me): string {
  const place = [department && `in ${department}`, university_name && `at ${university_name}`];
  const interests = (fields_of_interest ?? '').split(', ', NAMED).filter((each) => each !== '');
  const work = interests.length > 0 ? `work on ${interests.join(' and ')}.` : 'work on …';
  const known = place.filter(Boolean).join(' ');
  return known === '' ? `Hi, I ${work}` : `Hi, I’m ${known} and ${work}`;
}
