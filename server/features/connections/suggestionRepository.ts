import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { selectConnectionsOf } from '../../queries/connections';
import type { Page } from './peopleRepository';

/** Somebody the caller may know, and what the two share. */
export interface SuggestionRow {
  id: number;
  username: string;
  profile_picture: string | null;
  university_name: string | null;
  department: string | null;
  same_department: boolean;
  same_university: boolean;
  shared_interests: number;
  mutual_count: number;
}

/** Of each kind of nearness at most this many people are weighed against each other. */
const CANDIDATES = 200;

/**
 * People the caller is not connected with, best first: same department, same university, shared
 * interests, mutual connections. The work grows with the caller's connections, not with the number
 * of accounts: of each kind of nearness the newest accounts, or those with most mutual connections,
 * are weighed.
 *
 * Left out, besides the caller and his connections: a request pending either way, and one rejected
 * either way after `rejectedSince`.
 */
export async function listSuggestions(
  db: Kysely<Tables>,
  userId: number,
  { rejectedSince, limit, offset }: Page & { rejectedSince: Date },
): Promise<SuggestionRow[]> {
  const me = await db
    .selectFrom('users')
    .select(['university_id', 'department_id', 'interests'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sameDepartment = sql`users.department_id = ${me.department_id}`;
  const sameUniversity = sql`users.university_id = ${me.university_id}`;
  const interests = sql`${me.interests}::text[]`;
  const eligible = sql`users.email_verified_at IS NOT NULL AND users.profile_completed
    AND users.disabled_at IS NULL AND users.id NOT IN (SELECT id FROM known)`;
  const newest = sql`ORDER BY users.id DESC LIMIT ${CANDIDATES}`;
  const bestFirst = sql`same_department DESC, same_university DESC, shared_interests DESC,
    mutual_count DESC, id DESC`;

  const { rows } = await sql<SuggestionRow>`
    WITH friends AS (
      SELECT friend_id AS id FROM ${selectConnectionsOf(db, userId)} AS mine
    ),
    known AS (
      SELECT ${userId}::bigint AS id
      UNION SELECT id FROM friends
      UNION SELECT receiver_id FROM connection_requests WHERE sender_id = ${userId}
        AND (status = 'pending' OR (status = 'rejected' AND decided_at > ${rejectedSince}))
      UNION SELECT sender_id FROM connection_requests
        WHERE receiver_id = ${userId} AND status = 'pending'
    ),
    mutual AS (
      SELECT other AS id, count(*)::integer AS mutual_count FROM (
        SELECT high_id AS other FROM connections JOIN friends ON friends.id = low_id
        UNION ALL SELECT low_id FROM connections JOIN friends ON friends.id = high_id
      ) AS of_friends GROUP BY other
    ),
    candidates AS (
      (SELECT id FROM users WHERE ${sameDepartment} AND ${eligible} ${newest})
      UNION (SELECT id FROM users WHERE ${sameUniversity} AND ${eligible} ${newest})
      UNION (SELECT id FROM users WHERE users.interests && ${interests} AND ${eligible} ${newest})
      UNION (SELECT id FROM mutual WHERE id NOT IN (SELECT id FROM known)
        ORDER BY mutual_count DESC, id DESC LIMIT ${CANDIDATES})
      UNION (SELECT id FROM users WHERE ${eligible} ${newest})
    ),
    weighed AS (
      SELECT users.id, users.username, users.profile_picture, users.university_id,
        users.department_id,
        coalesce(${sameDepartment}, false) AS same_department,
        coalesce(${sameUniversity}, false) AS same_university,
        (SELECT count(*)::integer FROM unnest(users.interests) AS interest
          WHERE interest = ANY (${interests})) AS shared_interests,
        coalesce(mutual.mutual_count, 0) AS mutual_count
      FROM candidates JOIN users ON users.id = candidates.id
        LEFT JOIN mutual ON mutual.id = users.id
      WHERE ${eligible} AND NOT EXISTS (
        SELECT FROM connection_requests AS theirs
        WHERE theirs.sender_id = users.id AND theirs.receiver_id = ${userId}
          AND theirs.status = 'rejected' AND theirs.decided_at > ${rejectedSince})
    ),
    page AS (SELECT * FROM weighed ORDER BY ${bestFirst} LIMIT ${limit} OFFSET ${offset})
    SELECT page.*, universities.name AS university_name, departments.name AS department
    FROM page
    LEFT JOIN universities ON universities.id = page.university_id
    LEFT JOIN departments ON departments.id = page.department_id
    ORDER BY ${bestFirst}
  `.execute(db);
  return rows;
}
