import type { ConnectionState, FirstSteps, Me, Profile } from '#contract/entities/person';
import { fileUrl } from '#domain/files';
import type { PersonRow } from './profile/findPerson';

const joinInterests = (interests: readonly string[]) => interests.join(', ');

/** The details that a person added to their profile. */
const presentDetails = (row: PersonRow) => ({
  position: row.position,
  position_since: row.position_since,
  bio: row.bio,
  orcid: row.orcid,
  homepage: row.homepage,
});

/** The signed-in user as they see themselves. */
export function presentMe({ person: row, steps }: { person: PersonRow; steps: FirstSteps }): Me {
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
    hides_presence: row.hides_presence,
    has_password: row.has_password,
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
