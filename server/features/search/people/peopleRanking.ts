import { sql, type Kysely } from 'kysely';
import type { Mentoring } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';
import {
  hiddenAuthors,
  isMember,
  personOf,
  selectNearPeople,
  type PersonColumns,
} from '#domain/people';
import { selectConnectionsOf } from '#domain/connections';
import { isFilter, matchesFilter, mentoringColumn, type PeopleFilter } from './peopleFilter';

/** The criteria by which people are found. */
export interface Topic {
  interests: readonly string[];
  departmentIds: readonly number[];
  /** The number of texts each person wrote about it. */
  written: ReadonlyMap<number, number>;
  /** Further conditions. */
  filter?: PeopleFilter;
}

/** A person found by the search. */
export interface FoundPersonRow {
  person: PersonColumns;
  interests: string[];
  in_department: boolean;
  /** Null unless the search is for people who offer mentoring. */
  mentoring: Mentoring | null;
}

/** For each kind of match, at most this many people are ranked. */
const CANDIDATES = sql.lit(300);
/** The number of newest accounts to scan, at the same cost for every interest. */
const MOST_READ = sql.lit(2_000);
/** Interests found less often in that scan are rare and looked up in the index. */
const FREQUENT = sql.lit(50);
/** The most people near the reader to rank, whenever they joined. */
const MOST_NEAR = sql.lit(300);

/**
 * A page of the people who work on a topic. They are ordered by interest first, then by writings,
 * then by department. Ties are broken by the number of matches, then by mutual connections. Ranks
 * the newest accounts of each kind of match, and people near the reader for all kinds. Leaves out
 * the reader and people hidden from them.
 */
export async function rankPeople(
  db: Kysely<Tables>,
  readerId: number,
  { interests, departmentIds, written, filter = {} }: Topic,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundPersonRow[]> {
  const authors = [...written.keys()];
  const writings = [...written.values()];
  const wanted = sql`${[...interests]}::text[]`;
  const departments = sql`${[...departmentIds]}::bigint[]`;
  const eligible = sql`${isMember} AND users.id NOT IN (SELECT id FROM hidden)`;
  // People who match a filter may be few among those of the topic, so they are ranked as well.
  const filtered = isFilter(filter)
    ? sql`UNION (SELECT id FROM users WHERE ${matchesFilter(filter)} ORDER BY id DESC
        LIMIT ${CANDIDATES})`
    : sql``;
  const bestFirst = sql`kind, matches DESC, mutual_count DESC, id DESC`;
  const { rows } = await sql<FoundPersonRow>`
    WITH hidden AS MATERIALIZED (
      SELECT ${readerId}::bigint AS id
      UNION ALL SELECT user_id FROM ${hiddenAuthors(db, readerId)} AS apart
    ),
    near AS MATERIALIZED (${selectNearPeople(db, readerId)}),
    newest AS MATERIALIZED (
      SELECT id, interests FROM users WHERE ${eligible} ORDER BY id DESC LIMIT ${MOST_READ}
    ),
    caring AS MATERIALIZED (
      SELECT id FROM newest WHERE interests && ${wanted} ORDER BY id DESC LIMIT ${CANDIDATES}
    ),
    writing AS MATERIALIZED (
      SELECT id, writings
      FROM unnest(${authors}::bigint[], ${writings}::integer[]) AS written (id, writings)
    ),
    chosen AS (
      SELECT id FROM caring
      -- "id + 0" keeps the planner from scanning all accounts from the newest.
      UNION (SELECT id FROM users WHERE (SELECT count(*) FROM caring) < ${FREQUENT}
        AND users.interests && ${wanted} AND ${eligible}
        ORDER BY users.id + 0 DESC LIMIT ${CANDIDATES})
      UNION (SELECT member.id FROM unnest(${departments}) AS wanted (department_id), LATERAL (
          SELECT users.id FROM users
          WHERE users.department_id = wanted.department_id
          ORDER BY users.id DESC LIMIT ${CANDIDATES}
        ) AS member ORDER BY member.id DESC LIMIT ${CANDIDATES})
      UNION SELECT id FROM writing
      ${filtered}
      UNION (SELECT friend_id FROM ${selectConnectionsOf(db, readerId)} AS mine
        ORDER BY connection_id DESC LIMIT ${MOST_NEAR})
      UNION (SELECT id FROM near ORDER BY mutual_count DESC, id DESC LIMIT ${MOST_NEAR})
    ),
    -- Grouped instead of joined: the planner cannot estimate the number of rows, and with a join
    -- it may read all near people again for each candidate.
    candidates AS MATERIALIZED (
      SELECT id, max(mutual_count) AS mutual_count, max(writings) AS writings FROM (
        SELECT id, 0 AS mutual_count, 0 AS writings, true AS is_chosen FROM chosen
        UNION ALL SELECT id, mutual_count, 0, false FROM near
        UNION ALL SELECT id, 0, writings, false FROM writing
      ) AS counted GROUP BY id HAVING bool_or(is_chosen)
    ),
    weighed AS (
      SELECT person.*, candidates.writings, candidates.mutual_count
      FROM candidates, LATERAL (
        SELECT users.id,
          (SELECT count(*)::integer FROM unnest(users.interests) AS interest
            WHERE interest = ANY (${wanted})) AS caring,
          coalesce(users.department_id = ANY (${departments}), false) AS in_department
        FROM users WHERE users.id = candidates.id AND ${eligible} AND ${matchesFilter(filter)}
        -- Makes the planner look up the candidates one by one.
        OFFSET 0
      ) AS person
    ),
    found AS (
      SELECT *, caring + writings + in_department::integer AS matches,
        CASE WHEN caring > 0 THEN 1 WHEN writings > 0 THEN 2 ELSE 3 END AS kind
      FROM weighed WHERE caring > 0 OR writings > 0 OR in_department
    ),
    page AS (SELECT * FROM found ORDER BY ${bestFirst} LIMIT ${limit} OFFSET ${offset})
    SELECT ${personOf()} AS person, users.interests, page.in_department,
      ${mentoringColumn(db, filter, sql`page.id`)} AS mentoring
    FROM page JOIN users USING (id)
    ORDER BY ${bestFirst}
  `.execute(db);
  return rows;
}
