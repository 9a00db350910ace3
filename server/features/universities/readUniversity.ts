import { sql, type Kysely } from 'kysely';
import type { DepartmentMember, UniversityDetails } from '#contract/entities/university';
import { MAX_DEPARTMENT_MEMBERS } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { findUniversity, type FoundUniversity } from '#domain/universities';
import {
  hiddenAuthors,
  isMember,
  personOf,
  presentPerson,
  shownEmail,
  type PersonColumns,
} from '#domain/people';
import { findNewestIds } from '#domain/posts';
import { withAnyOf } from './hashtagFilter';
import * as texts from './texts';

/** The most ids of posts on a university's page. */
const MOST_POSTS = 100;

/**
 * A university by any of its names, with the members and the newest posts a reader may see. Throws
 * 404 for none.
 */
export async function readUniversity(
  db: Kysely<Tables>,
  readerId: number,
  name: string,
): Promise<UniversityDetails> {
  const found = await requireUniversity(db, name);
  const filter = withAnyOf(await hashtagsOfUniversity(db, found.id));
  return {
    id: found.id,
    name: found.name,
    total_members: found.total_members,
    about: found.about,
    link: found.link,
    is_listed: found.is_listed,
    departments: await listMembers(db, readerId, found.id),
    post_ids: await findNewestIds(db, readerId, filter, { limit: MOST_POSTS, offset: 0 }),
  };
}

/** A university by any of its names. Throws 404 for an unknown name. */
export async function requireUniversity(
  db: Kysely<Tables>,
  name: string,
): Promise<FoundUniversity> {
  const found = await findUniversity(db, name);
  if (!found) throw notFound(texts.universityNotFound);
  return found;
}

/** The hashtag of a university and those of all merged into it. */
async function hashtagsOfUniversity(db: Kysely<Tables>, id: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT hashtag_key AS tag FROM universities WHERE id = ${id}
    UNION SELECT name_key FROM university_aliases WHERE university_id = ${id}
  `.execute(db);
  return rows.map(({ tag }) => tag);
}

interface MemberRow {
  person: PersonColumns;
  email: string;
  fields_of_interest: string;
}

const presentMember = ({ person, ...row }: MemberRow): DepartmentMember => ({
  ...presentPerson(person),
  ...row,
});

async function listMembers(
  db: Kysely<Tables>,
  readerId: number,
  universityId: number,
): Promise<Record<string, DepartmentMember[]>> {
  const { rows } = await sql<{ name: string; members: MemberRow[] }>`
    SELECT departments.name, coalesce(listed.members, '[]') AS members
    FROM departments CROSS JOIN LATERAL (
      SELECT json_agg(first) AS members FROM (
        SELECT ${personOf()} AS person, ${shownEmail(readerId)} AS email,
          array_to_string(interests[1:3], ', ') AS fields_of_interest
        FROM users
        WHERE users.department_id = departments.id AND ${isMember}
          AND users.id NOT IN ${hiddenAuthors(db, readerId)}
        ORDER BY lower(coalesce(display_name, username)), id LIMIT ${sql.lit(MAX_DEPARTMENT_MEMBERS)}
      ) AS first
    ) AS listed
    WHERE departments.university_id = ${universityId} ORDER BY departments.name_key
  `.execute(db);
  // Creates own properties for all names, including `__proto__`.
  return Object.fromEntries(rows.map(({ name, members }) => [name, members.map(presentMember)]));
}
