import type { Mentoring, Person, Profile } from '#contract/entities/person';

/** Anyone with a username. */
export interface Named {
  readonly username: string;
  /** The name the person chose. */
  readonly display_name?: string | null | undefined;
  readonly pronouns?: string | null | undefined;
}

/** The name by which a person is shown in a sentence. */
export const nameOf = ({ display_name: chosen, username }: Named): string => chosen || username;

/** The line below a name: "university · department", or the one that is known. */
export const placeOf = ({
  university_name,
  department,
}: Pick<Person, 'university_name' | 'department'>): string =>
  [university_name, department].filter(Boolean).join(' · ');

/** The single interests of a person, sent in one text. */
export const interestsOf = ({
  fields_of_interest: text,
}: Pick<Profile, 'fields_of_interest'>): string[] => text.split(', ').filter((each) => each !== '');

/** Whether a person offers mentoring: with a topic and places, even if all are taken. */
export const offersMentoring = ({ places, topics }: Mentoring): boolean =>
  places > 0 && topics.length > 0;
