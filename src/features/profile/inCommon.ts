import type { Me, Profile } from '#contract/entities/person';
import { interestsOf } from '#shared/lib/people';

type Facts = Pick<Me | Profile, 'university_name' | 'department' | 'fields_of_interest'>;
type OtherFacts = Facts & Pick<Profile, 'mutual_count'>;

/** Facts that the reader shares with a person. */
export interface Common {
  /** Where both study or work; a department counts only at the same university. */
  place: 'university' | 'department' | null;
  interests: string[];
  mutualCount: number;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function samePlace(me: Facts, other: Facts): Common['place'] {
  if (!me.university_name || me.university_name !== other.university_name) return null;
  return me.department && me.department === other.department ? 'department' : 'university';
}

/** Returns the facts that two people share, or null if there are none. */
export function inCommon(me: Facts, other: OtherFacts): Common | null {
  const place = samePlace(me, other);
  const mine = interestsOf(me);
  const interests = interestsOf(other).filter((each) => mine.some((own) => isSame(own, each)));
  const mutualCount = other.mutual_count;
  if (place === null && interests.length === 0 && mutualCount === 0) return null;
  return { place, interests, mutualCount };
}
