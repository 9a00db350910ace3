import type { Me, Profile } from '#contract/entities/person';
import { presentPerson } from '#domain/people';
import type { PersonRow } from './profile/findPerson';
import type { OwnPerson } from './profile/readMe';
import type { ProfileRow } from './profile/readProfile';

const joinInterests = (interests: readonly string[]) => interests.join(', ');

/** The members that the two answers below share. */
const presentDetails = (row: PersonRow) => ({
  ...presentPerson(row.person),
  email: row.email,
  fields_of_interest: joinInterests(row.interests),
  position_since: row.position_since,
  bio: row.bio,
  orcid: row.orcid,
  homepage: row.homepage,
  mentoring: row.mentoring,
  institution: row.person.institution,
});

/** The signed-in user as they see themselves. */
export function presentMe({ person: row, proposedUniversity, steps }: OwnPerson): Me {
  return {
    ...presentDetails(row),
    profile_completed: row.profile_completed,
    hides_email: row.hides_email,
    proposed_university: proposedUniversity,
    hides_presence: row.hides_presence,
    keeps_conversation: row.keeps_conversation,
    timezone: row.timezone,
    has_password: row.has_password,
    deletion_at: row.deletion_at?.toISOString() ?? null,
    first_steps: steps,
  };
}

/** A person as another member sees them. */
export const presentProfile = ({ person, connection, mutualCount }: ProfileRow): Profile => ({
  ...presentDetails(person),
  connection,
  mutual_count: mutualCount,
});
