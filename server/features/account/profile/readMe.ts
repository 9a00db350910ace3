import { sql, type Kysely } from 'kysely';
import type { FirstSteps } from '#contract/entities/person';
import { FIRST_PEOPLE } from '#contract/limits';
import { selectConnectionsOf } from '#domain/connections';
import { findUniversityOfEmail } from '#domain/universities';
import type { Tables } from '#server/platform/database/tables';
import { findPerson, type PersonRow } from './findPerson';

/** A person as they see themselves. */
export interface OwnPerson {
  person: PersonRow;
  /** The university of their email address, until they complete the profile. */
  proposedUniversity: string | null;
  steps: FirstSteps;
}

/** Reads a person as they see themselves, with their progress on the first steps. */
export async function readMe(db: Kysely<Tables>, id: number): Promise<OwnPerson> {
  const person = await findPerson(db, id, id);
  const proposedUniversity = person.profile_completed
    ? null
    : await findUniversityOfEmail(db, person.email);
  return { person, proposedUniversity, steps: await readFirstSteps(db, id) };
}

/** Reads no more rows than the steps need, however many connections and posts there are. */
async function readFirstSteps(db: Kysely<Tables>, id: number): Promise<FirstSteps> {
  const most = sql.lit(FIRST_PEOPLE);
  const { rows } = await sql<FirstSteps>`
    SELECT
      (SELECT least(count(*), ${most})::integer FROM (
        (SELECT friend_id FROM ${selectConnectionsOf(db, id)} AS mine LIMIT ${most})
        UNION ALL
        (SELECT receiver_id FROM connection_requests
          WHERE sender_id = ${id} AND status = 'pending' LIMIT ${most})
      ) AS people) AS people,
      EXISTS (SELECT FROM posts WHERE user_id = ${id}) AS has_posted,
      EXISTS (SELECT FROM users JOIN files ON files.name = users.profile_picture
        WHERE users.id = ${id} AND NOT files.is_generated) AS has_picture`.execute(db);
  return rows[0] ?? { people: 0, has_posted: false, has_picture: false };
}
