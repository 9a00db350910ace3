import { sql, type Kysely } from 'kysely';
import type { DepartmentMember, UniversityDetails } from '#contract/entities/university';
import { MAX_DEPARTMENT_MEMBERS } from '#contract/limits';
import type { Tables } from '../../platform/database/tables';
import { findUniversity } from '../../queries/findUniversity';
import { hiddenAuthors } from '../../queries/visibility';
import { isMember } from '../../queries/isMember';
import { shownEmail } from '../../queries/shownEmail';
import { bearsOneOf, hashtagsOfUniversity } from './hashtagPosts';
import { findNewestIds } from './newestPosts';

/** So many ids of posts stand on a university's page. */
const MOST_POSTS = 100;

/** A university by any of its names, with the members and the newest posts a reader may see; null for none. */
export async function readUniversity(
  db: Kysely<Tables>,
  readerId: number,
  name: string,
): Promise<UniversityDetails | null> {
  const found = await findUniversity(db, name);
  if (!found) return null;
  const filter = bearsOneOf(await hashtagsOfUniversity(db, found.id));
  return {
    id: found.id,
    name: found.name,
    total_members: found.total_members,
    departments: await listMembers(db, readerId, found.id),
    post_ids: await findNewestIds(db, readerId, filter, { limit: MOST_POSTS, offset: 0 }),
  };
}

async function listMembers(
  db: Kysely<Tables>,
  readerId: number,
  universityId: number,
): Promise<Record<string, DepartmentMember[]>> {
  const { rows } = await sql<{ name: string; members: DepartmentMember[] }>`
    SELECT departments.name, coalesce(listed.members, '[]') AS members
    FROM departments CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('username', username, 'email', email)) AS members FROM (
        SELECT username, ${shownEmail} AS email FROM users
        WHERE users.department_id = departments.id AND ${isMember}
          AND users.id NOT IN ${hiddenAuthors(db, readerId)}
        ORDER BY lower(username), id LIMIT ${sql.lit(MAX_DEPARTMENT_MEMBERS)}
      ) AS first
    ) AS listed
    WHERE departments.university_id = ${universityId} ORDER BY departments.name_key
  `.execute(db);
  // Makes properties of its own of every name, of `__proto__` as well.
  return Object.fromEntries(rows.map(({ name, members }) => [name, members]));
}
