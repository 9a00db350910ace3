import type { Me, Profile } from '#contract/entities/person';
import { interestsOf, placeOf } from '#shared/lib/people';

type Facts = Pick<Me | Profile, 'university_name' | 'department' | 'fields_of_interest'>;

/** Facts that the reader shares with a person. */
export interface Common {
  /** The place of study: the department if it is the same at the same university. */
  place: string | null;
  interests: string[];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the facts that two people share, or null if there are none. */
export function inCommon(me: Facts, other: Facts): Common | null {
  const { university_name: university, department } = me;
  const isThere = Boolean(university) && other.university_name === university;
  const isInDepartment = other.department === department;
  const place = isThere
    ? placeOf({ university_name: university, department: isInDepartment ? department : null })
    : null;
  const mine = interestsOf(me);
  const interests = interestsOf(other).filter((each) => mine.some((own) => isSame(own, each)));
  return place === null && interests.length === 0 ? null : { place, interests };
}
