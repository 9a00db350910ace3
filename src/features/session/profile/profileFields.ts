import type { Me, Position } from '#contract/entities/person';
import { POSITIONS } from '#contract/limits';
import { interestsOf } from '#shared/lib/people';
import type { DetailChanges } from '../sessionApi';

/** The optional details of a profile as form values. */
export interface DetailFields {
  display_name: string;
  pronouns: string;
  position: string;
  position_since: string;
  bio: string;
  orcid: string;
  homepage: string;
}

/** The mentoring that the user offers, as form values. */
export interface MentoringFields {
  mentoring_topics: string[];
  mentoring_places: string;
}

/** The form values of the first profile step, with the server's field names. */
export interface ProfileFields extends DetailFields, MentoringFields {
  university_name: string;
  department: string;
  fields_of_interest: string[];
  /** An interest that is typed but not added yet. */
  another_interest: string;
}

/** The key of the draft of these fields. */
export const PROFILE_DRAFT = 'profile';

/** Returns the fields as stored on the server. */
export function readKnownFields(me: Me): ProfileFields {
  const { university_name: university, department } = me;
  return {
    display_name: me.display_name ?? '',
    pronouns: me.pronouns ?? '',
    position: me.position ?? '',
    position_since: me.position_since?.toString() ?? '',
    bio: me.bio,
    orcid: me.orcid ?? '',
    homepage: me.homepage ?? '',
    mentoring_topics: me.mentoring.topics,
    mentoring_places: String(me.mentoring.places),
    university_name: university ?? me.proposed_university ?? '',
    department: department ?? '',
    fields_of_interest: interestsOf(me),
    another_interest: '',
  };
}

/** Returns the details that differ, as the server expects them. */
export function changedDetails(
  { position, position_since: since, ...texts }: DetailFields,
  before: DetailFields,
): DetailChanges {
  const names = ['display_name', 'pronouns', 'bio', 'orcid', 'homepage'] as const;
  const changed = names.filter((name) => texts[name].trim() !== before[name]);
  return {
    ...Object.fromEntries(changed.map((name) => [name, texts[name]])),
    ...(position === before.position ? {} : { position: readPosition(position) }),
    ...(since === before.position_since
      ? {}
      : { position_since: since === '' ? null : Number(since) }),
  };
}

/**
 * Returns the changes of mentoring. Topics that are no longer interests are left out, because the
 * server removes these itself.
 */
export function changedMentoring(fields: ProfileFields, before: MentoringFields): DetailChanges {
  const { fields_of_interest: interests, mentoring_places: places } = fields;
  const kept = (topics: readonly string[]) => topics.filter((topic) => interests.includes(topic));
  const topics = kept(fields.mentoring_topics);
  const isSame = topics.join() === kept(before.mentoring_topics).join();
  return {
    ...(isSame ? {} : { mentoring_topics: topics }),
    ...(places === before.mentoring_places ? {} : { mentoring_places: Number(places) }),
  };
}

const readPosition = (given: string): Position | null =>
  POSITIONS.find((position) => position === given) ?? null;
