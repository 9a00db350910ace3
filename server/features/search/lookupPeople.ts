import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Person } from '#contract/entities/person';
import { selectConnectionsOf } from '#domain/connections';
import { hiddenAuthors, isMember, nameWords, presentPerson, type PersonRow } from '#domain/people';
import { nameKey } from '#domain/universities';
import type { Tables } from '#server/platform/database/tables';

/** The parameters of a lookup. */
export interface Lookup {
  keyword: string;
  limit: number;
  /** Whether to look among the reader's connections only. */
  isOfConnections: boolean;
}

/** A person found by their name, and the number of people found. */
type LookedUpRow = PersonRow & { total: number };

/** The best of the people found, and the number of people found in all. */
export interface LookedUp {
  people: Person[];
  total: number;
}

/** For each criterion, at most this many people are ranked. */
const CANDIDATES = sql.lit(50);
/** The number of newest members of the reader's department and university to look at. */
const MOST_READ = sql.lit(250);
/** The mutual connections of this many times as many people as are returned are counted. */
const COMPARED = 3;
/** The number of newest connections to look at: the reader's, and those of each candidate. */
const MOST_FRIENDS = { ofReader: sql.lit(5_000), ofCandidate: sql.lit(100) };

/** A pattern of LIKE for texts that start with a word, whatever characters it has. */
export const startsWith = (word: string) => `${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a row of `users` has a name, or a username, with this beginning. */
const isCalled = (word: string): RawBuilder<boolean> => sql<boolean>`(
  lower(users.username) LIKE ${startsWith(word)} OR EXISTS (
    SELECT FROM user_name_words AS words
    WHERE words.user_id = users.id AND words.word LIKE ${startsWith(word)}
  )
)`;

/**
 * People whose username or name contains words with the given beginnings, best first: the exact
 * name, connections, the same department, the same university, mutual connections, the newest. The
 * work is bounded: of the people who match, a part is ranked, near people first.
 */
export async function lookupPeople(
  db: Kysely<Tables>,
  readerId: number,
  { keyword, limit, isOfConnections }: Lookup,
): Promise<LookedUp> {
  const whole = nameKey(keyword).replace(/^@/, '');
  const words = nameWords(whole);
  const [first] = [...words].sort((a, b) => b.length - a.length);
  if (first === undefined) return { people: [], total: 0 };
  const called = sql.join(words.map(isCalled), sql` AND `);
  const isExact = sql`(lower(users.username) = ${whole} OR lower(users.display_name) = ${whole})`;
  const nearFirst = sql`is_exact DESC, is_friend DESC, is_of_department DESC, is_of_university DESC`;
  const side = (mine: 'low_id' | 'high_id', other: 'low_id' | 'high_id') => sql`
    SELECT connections.${sql.ref(other)} AS id FROM connections
    WHERE connections.${sql.ref(mine)} = found.id
    ORDER BY connections.${sql.ref(other)} DESC LIMIT ${MOST_FRIENDS.ofCandidate}`;
  const mutual = sql`
    SELECT count(*) FROM ((${side('low_id', 'high_id')}) UNION ALL (${side('high_id', 'low_id')}))
      AS theirs WHERE theirs.id IN (SELECT id FROM friends)`;
  const near = (column: 'department_id' | 'university_id') => sql`
    SELECT id FROM (
      SELECT * FROM users WHERE users.${sql.ref(column)} = (SELECT ${sql.ref(column)} FROM me)
      ORDER BY id DESC LIMIT ${MOST_READ}
    ) AS users WHERE ${called} ORDER BY id DESC LIMIT ${CANDIDATES}`;
  const anywhere = sql`
    UNION (${near('department_id')})
    UNION (${near('university_id')})
    UNION (SELECT id FROM users WHERE lower(username) = ${whole})
    UNION (SELECT id FROM users WHERE lower(username) LIKE ${startsWith(first)} AND ${called}
      LIMIT ${CANDIDATES})
    UNION (SELECT users.id FROM user_name_words AS named JOIN users ON users.id = named.user_id
      WHERE named.word LIKE ${startsWith(first)} AND ${called} LIMIT ${CANDIDATES})`;
  const { rows } = await sql<LookedUpRow>`
    WITH me AS MATERIALIZED (
      SELECT department_id, university_id FROM users WHERE id = ${readerId}
    ),
    friends AS MATERIALIZED (
      SELECT friend_id AS id FROM ${selectConnectionsOf(db, readerId)} AS mine
      ORDER BY connection_id DESC LIMIT ${MOST_FRIENDS.ofReader}
    ),
    candidates AS (
      (SELECT users.id FROM friends JOIN users ON users.id = friends.id WHERE ${called}
        LIMIT ${CANDIDATES})
      ${isOfConnections ? sql`` : anywhere}
    ),
    found AS (
      SELECT users.*, ${isExact} IS TRUE AS is_exact,
        users.id IN (SELECT id FROM friends) AS is_friend,
        users.department_id = me.department_id IS TRUE AS is_of_department,
        users.university_id = me.university_id IS TRUE AS is_of_university,
        (count(*) OVER ())::integer AS total
      FROM candidates JOIN users ON users.id = candidates.id CROSS JOIN me
      WHERE ${isMember} AND users.id <> ${readerId}
        AND users.id NOT IN ${hiddenAuthors(db, readerId)}
      ORDER BY ${nearFirst}, id DESC LIMIT ${sql.lit(COMPARED * limit)}
    )
    SELECT found.id, found.username, found.display_name, found.profile_picture,
      universities.name AS university_name, departments.name AS department, found.total
    FROM found
    LEFT JOIN universities ON universities.id = found.university_id
    LEFT JOIN departments ON departments.id = found.department_id
    ORDER BY ${nearFirst}, (${mutual}) DESC, found.id DESC
    LIMIT ${sql.lit(limit)}
  `.execute(db);
  return { people: rows.map(presentPerson), total: rows[0]?.total ?? 0 };
}
