import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import {
  hiddenAuthors,
  isMember,
  personOf,
  selectNearPeople,
  type PersonColumns,
} from '#domain/people';
import { selectConnectionsOf } from '#domain/connections';
import type { Page } from '#server/platform/http/route';

/** A person the caller may know, and what they have in common. */
export interface SuggestionRow {
  person: PersonColumns;
  same_department: boolean;
  same_university: boolean;
  shared_interests: number;
  mutual_count: number;
}

/** For each criterion, at most this many people are ranked. */
const CANDIDATES = sql.lit(200);
/**
 * The number of newest accounts to scan for shared interests, at the same cost for every interest.
 */
const MOST_READ = sql.lit(2_000);
/** Interests found less often in that scan are rare and looked up in the index. */
const FREQUENT = sql.lit(50);

/**
 * People the caller is not connected with, best first: same department, same university, shared
 * interests, mutual connections. The work grows with the caller's connections, not with the number
 * of accounts. For each criterion, only the newest accounts, or those with most mutual connections,
 * are ranked.
 *
 * Leaves out the caller, their connections and people hidden from them. Also leaves out people with
 * a pending request either way, or one rejected either way after `rejectedSince`.
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
  const same = (column: 'department_id' | 'university_id') =>
    me[column] === null ? sql`false` : sql`users.${sql.ref(column)} = ${me[column]}::bigint`;
  // Selects only ids, which the index holds in this order: with more conditions the planner may
  // scan all accounts. The limit grows by the number of people to exclude.
  const newestOf = (column: 'department_id' | 'university_id') => sql`
    SELECT id FROM (
      SELECT id FROM users WHERE ${same(column)}
      ORDER BY id DESC LIMIT ${CANDIDATES} + (SELECT count(*) FROM known)
    ) AS members
    WHERE id NOT IN (SELECT id FROM known) ORDER BY id DESC LIMIT ${CANDIDATES}`;
  const interests = sql`${me.interests}::text[]`;
  const eligible = sql`${isMember} AND users.id NOT IN (SELECT id FROM known)`;
  const bestFirst = sql`same_department DESC, same_university DESC, shared_interests DESC,
    mutual_count DESC, id DESC`;

  const { rows } = await sql<SuggestionRow>`
    WITH known AS MATERIALIZED (
      SELECT ${userId}::bigint AS id
      UNION SELECT friend_id FROM ${selectConnectionsOf(db, userId)} AS mine
      UNION SELECT user_id FROM ${hiddenAuthors(db, userId)} AS hidden
      UNION SELECT receiver_id FROM connection_requests WHERE sender_id = ${userId}
        AND (status = 'pending' OR (status = 'rejected' AND decided_at > ${rejectedSince}))
      UNION SELECT sender_id FROM connection_requests
        WHERE receiver_id = ${userId} AND status = 'pending'
    ),
    near AS MATERIALIZED (${selectNearPeople(db, userId)}),
    newest AS MATERIALIZED (
      SELECT id, interests FROM users WHERE ${eligible} ORDER BY id DESC LIMIT ${MOST_READ}
    ),
    sharing AS MATERIALIZED (
      SELECT id FROM newest WHERE interests && ${interests} ORDER BY id DESC LIMIT ${CANDIDATES}
    ),
    chosen AS (
      (${newestOf('department_id')})
      UNION (${newestOf('university_id')})
      UNION SELECT id FROM sharing
      -- "id + 0" keeps the planner from scanning all accounts from the newest.
      UNION (SELECT id FROM users WHERE (SELECT count(*) FROM sharing) < ${FREQUENT}
        AND users.interests && ${interests} AND ${eligible}
        ORDER BY users.id + 0 DESC LIMIT ${CANDIDATES})
      UNION (SELECT id FROM near WHERE id NOT IN (SELECT id FROM known)
        ORDER BY mutual_count DESC, id DESC LIMIT ${CANDIDATES})
      UNION (SELECT id FROM newest ORDER BY id DESC LIMIT ${CANDIDATES})
    ),
    -- Grouped instead of joined: the planner cannot estimate the number of rows, and with a join
    -- it may read all near people again for each candidate.
    candidates AS MATERIALIZED (
      SELECT id, max(mutual_count) AS mutual_count FROM (
        SELECT id, 0 AS mutual_count, true AS is_chosen FROM chosen
        UNION ALL SELECT id, mutual_count, false FROM near
      ) AS counted GROUP BY id HAVING bool_or(is_chosen)
    ),
    weighed AS (
      SELECT person.*, candidates.mutual_count
      FROM candidates, LATERAL (
        SELECT users.id,
          ${same('department_id')} IS TRUE AS same_department,
          ${same('university_id')} IS TRUE AS same_university,
          (SELECT count(*)::integer FROM unnest(users.interests) AS interest
            WHERE interest = ANY (${interests})) AS shared_interests
        FROM users WHERE users.id = candidates.id AND ${eligible}
        -- Makes the planner look up the candidates one by one.
        OFFSET 0
      ) AS person
      WHERE person.id NOT IN (
        SELECT sender_id FROM connection_requests
        WHERE receiver_id = ${userId} AND status = 'rejected' AND decided_at > ${rejectedSince})
    ),
    page AS (SELECT * FROM weighed ORDER BY ${bestFirst} LIMIT ${limit} OFFSET ${offset})
    SELECT page.*, ${personOf()} AS person FROM page JOIN users USING (id) ORDER BY ${bestFirst}
  `.execute(db);
  return rows;
}
