import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListedPerson } from '#contract/entities/person';
import { selectConnectionsOf } from '#domain/connections';
import {
  hiddenAuthors,
  isMember,
  nameParts,
  personOf,
  presentListedPerson,
  type NamePart,
  type PersonColumns,
} from '#domain/people';
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
interface LookedUpRow {
  person: PersonColumns;
  total: number;
}

/** The best of the people found, and the number of people found in all. */
export interface LookedUp {
  people: ListedPerson[];
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

/** Whether a stored word of a name starts with one of these beginnings. */
const isWord = (beginnings: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    beginnings.map((beginning) => sql`words.word LIKE ${startsWith(beginning)}`),
    sql` OR `,
  )})`;

/** Whether a row of `users` has a name with these words. */
const hasWords = (wanted: readonly (readonly string[])[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    wanted.map(
      (beginnings) => sql`EXISTS (
        SELECT FROM user_name_words AS words
        WHERE words.user_id = users.id AND ${isWord(beginnings)}
      )`,
    ),
    sql` AND `,
  )})`;

/** Whether a row of `users` has a name, or a username, with this beginning. */
const matchesName = ({ typed, beginnings }: NamePart): RawBuilder<boolean> =>
  sql<boolean>`(lower(users.username) LIKE ${startsWith(typed)} OR ${hasWords(beginnings)})`;

/** The same in the spelling of the search, whose accents count. */
const matchesSpelling = ({ typed, spelled }: NamePart): RawBuilder<boolean> =>
  sql<boolean>`(lower(users.username) LIKE ${startsWith(typed)}
    OR ${hasWords(spelled.map((spelling) => [spelling]))})`;

/** The longest beginning, which the fewest names have. */
const longestOf = (parts: readonly NamePart[]): readonly string[] =>
  parts
    .flatMap(({ beginnings }) => beginnings)
    .toSorted(([a = ''], [b = '']) => b.length - a.length)[0] ?? [];

/**
 * People whose username or name contains words with the given beginnings, best first: the exact
 * name, the same spelling, connections, the same department, the same university, mutual
 * connections, the newest. The work is bounded: of the people who match, a part is ranked, near
 * people first.
 */
export async function lookupPeople(
  db: Kysely<Tables>,
  readerId: number,
  { keyword, limit, isOfConnections }: Lookup,
): Promise<LookedUp> {
  const whole = nameKey(keyword).replace(/^@/, '');
  const parts = nameParts(whole);
  const [first] = parts.toSorted((a, b) => b.typed.length - a.typed.length);
  if (first === undefined) return { people: [], total: 0 };
  const called = sql.join(parts.map(matchesName), sql` AND `);
  const spelled = sql.join(parts.map(matchesSpelling), sql` AND `);
  const isExact = sql`(lower(users.username) = ${whole} OR lower(users.display_name) = ${whole})`;
  const nearFirst = sql`is_exact DESC, is_spelled DESC, is_friend DESC, is_of_department DESC, is_of_university DESC`;
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
    UNION (SELECT id FROM users WHERE lower(username) LIKE ${startsWith(first.typed)} AND ${called}
      LIMIT ${CANDIDATES})
    UNION (SELECT users.id FROM user_name_words AS words JOIN users ON users.id = words.user_id
      WHERE ${isWord(longestOf(parts))} AND ${called} LIMIT ${CANDIDATES})`;
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
      SELECT users.*, ${isExact} IS TRUE AS is_exact, (${spelled}) IS TRUE AS is_spelled,
        users.id IN (SELECT id FROM friends) AS is_friend,
        users.department_id = me.department_id IS TRUE AS is_of_department,
        users.university_id = me.university_id IS TRUE AS is_of_university,
        (count(*) OVER ())::integer AS total
      FROM candidates JOIN users ON users.id = candidates.id CROSS JOIN me
      WHERE ${isMember} AND users.id <> ${readerId}
        AND users.id NOT IN ${hiddenAuthors(db, readerId)}
      ORDER BY ${nearFirst}, id DESC LIMIT ${sql.lit(COMPARED * limit)}
    )
    SELECT ${personOf('found')} AS person, found.total FROM found
    ORDER BY ${nearFirst}, (${mutual}) DESC, found.id DESC
    LIMIT ${sql.lit(limit)}
  `.execute(db);
  return {
    people: rows.map(({ person }) => presentListedPerson(person)),
    total: rows[0]?.total ?? 0,
  };
}
