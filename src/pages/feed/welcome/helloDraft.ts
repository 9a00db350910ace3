import type { Me } from '#contract/entities/person';
import * as texts from './texts';

/** The number of interests mentioned in the draft. */
const NAMED = 2;

/** Returns the suggested first post for a new member, based on their profile. */
export function helloDraft({ department, university_name, fields_of_interest }: Me): string {
  const interests = (fields_of_interest ?? '').split(', ', NAMED).filter((each) => each !== '');
  return texts.hello({ department, university: university_name, interests });
}
