import type { Me, Profile } from '#contract/entities/person';
import { interestsOf } from '#shared/lib/people';

type Facts = Pick<Me | Profile, 'university_name' | 'department' | 'fields_of_interest'>;

/** Facts that the reader shares with a person. */
export interface Common {
  /** Where both study or work; a department counts only at the same university. */
  place: 'university' | 'department' | null;
  interests: string[];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function samePlace(me: Facts, other: Facts): Common['place'] {
  if (!me.university_name || me.university_name !== other.university_name) return null;
  return me.department && me.department === other.department ? 'department' : 'university';
}

/** Returns the facts that two people share, or null if there are none. */
export function inCommon(me: Facts, other: Facts): Common | null {
  const place = samePlace(me, other);
  const mine = interestsOf(me);
  const interests = interestsOf(other).filter((each) => mine.some((own) => isSame(own, each)));
  return place === null && interests.length === 0 ? null : { place, interests };
}
