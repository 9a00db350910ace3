import type { ConnectionState, Me, Profile } from '#contract/entities/person';
import { fileUrl } from '#domain/files';
import type { PersonRow } from './profile/findPerson';
import type { OwnPerson } from './profile/readMe';

const joinInterests = (interests: readonly string[]) => interests.join(', ');

/** The details that a person added to their profile. */
const presentDetails = (row: PersonRow) => ({
  position: row.position,
  position_since: row.position_since,
  bio: row.bio,
  orcid: row.orcid,
  homepage: row.homepage,
  mentoring: row.mentoring,
  institution: row.institution,
});

/** The signed-in user as they see themselves. */
export function presentMe({ person: row, proposedUniversity, steps }: OwnPerson): Me {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    display_name: row.display_name,
    profile_completed: row.profile_completed,
    profile_picture: fileUrl(row.profile_picture),
    university_name: row.university_name,
    department: row.department,
    fields_of_interest: joinInterests(row.interests),
    hides_email: row.hides_email,
    ...presentDetails(row),
    proposed_university: proposedUniversity,
    hides_presence: row.hides_presence,
    timezone: row.timezone,
    has_password: row.has_password,
    deletion_at: row.deletion_at?.toISOString() ?? null,
    first_steps: steps,
  };
}

/** A person as another member sees them. */
export function presentProfile(row: PersonRow, connection: ConnectionState): Profile {
  return {
    id: row.id,
    username: row.username,
    display_name: row.display_name,
    email: row.email,
    profile_picture: fileUrl(row.profile_picture),
    university_name: row.university_name,
    department: row.department,
    fields_of_interest: joinInterests(row.interests),
    ...presentDetails(row),
    connection,
  };
}
