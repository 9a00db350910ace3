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

/** Of each group of people, at most this many who match are ranked, the newest. */
const CANDIDATES = sql.lit(30);
/** The number of newest members of the reader's department and university to look at. */
const MOST_NEAR = sql.lit(250);
/** The number of people with one beginning, or one word, to look at. */
const MOST_BEGUN = sql.lit(1_000);
/** The number of newest people to look at; most have two words in their name. */
const MOST_NEWEST = { people: sql.lit(1_000), words: sql.lit(2_000) };
/** The number of words, the longest, by which exact names are found. */
const EXACT_WORDS = 3;
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

const longestFirst = (words: Iterable<string>): string[] =>
  [...words].sort((a, b) => b.length - a.length);

/** The longest beginning, which the fewest names have. */
const longestOf = (parts: readonly NamePart[]): readonly string[] =>
  parts
    .flatMap(({ beginnings }) => beginnings)
    .toSorted(([a = ''], [b = '']) => b.length - a.length)[0] ?? [];

const allOf = (queries: readonly RawBuilder<unknown>[]) => sql.join(queries, sql` UNION ALL `);

/** People with a word in their name that fulfils a condition. */
const withWord = (condition: RawBuilder<unknown>) => sql`
  (SELECT user_id AS id FROM user_name_words WHERE word ${condition} LIMIT ${MOST_BEGUN})`;

/**
 * The newest members among people, given by a query for their `id`, who fulfil a condition. The
 * inner order and OFFSET make the database look at one after the other, until there are enough.
 */
const newestOf = (people: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  SELECT each.id FROM (SELECT DISTINCT id FROM (${people}) AS every ORDER BY id DESC) AS each,
    LATERAL (SELECT FROM users WHERE id = each.id AND ${condition} AND ${isMember} OFFSET 0) AS fits
  ORDER BY each.id DESC LIMIT ${CANDIDATES}`;

const near = (column: 'department_id' | 'university_id') => sql`
  SELECT id FROM users WHERE ${sql.ref(column)} = (SELECT ${sql.ref(column)} FROM me)
  ORDER BY id DESC LIMIT ${MOST_NEAR}`;

/** Queries for groups of people to look at besides the reader's connections. */
function groupsOf(parts: readonly NamePart[]): RawBuilder<unknown>[] {
  const beginnings = longestOf(parts);
  const [typed = ''] = longestFirst(parts.map((part) => part.typed));
  const isUsername = sql`lower(username) LIKE ${startsWith(typed)}`;
  const begun = allOf([
    ...beginnings.map((beginning) => withWord(sql`LIKE ${startsWith(beginning)}`)),
    sql`(SELECT id FROM users WHERE ${isUsername} LIMIT ${MOST_BEGUN})`,
  ]);
  // For a frequent beginning, `begun` stops before it has the newest people.
  const newest = sql`
    SELECT user_id AS id FROM (
      SELECT user_id, word FROM user_name_words ORDER BY user_id DESC LIMIT ${MOST_NEWEST.words}
    ) AS words WHERE ${isWord(beginnings)}
    UNION ALL
    SELECT id FROM (
      SELECT id, username FROM users ORDER BY id DESC LIMIT ${MOST_NEWEST.people}
    ) AS users WHERE ${isUsername}`;
  return [near('department_id'), near('university_id'), begun, newest];
}

/**
 * A query for people who can have exactly the searched name. So many others may have names that begin
 * alike that these would not be among the newest.
 */
function namesakesOf(parts: readonly NamePart[], isOfConnections: boolean): RawBuilder<unknown> {
  const words = longestFirst(new Set(parts.flatMap(({ spelled }) => spelled)));
  const friends = sql`
    (SELECT id FROM friends
      WHERE id IN (SELECT user_id FROM user_name_words WHERE word = ${words[0]}))`;
  const anyone = words.slice(0, EXACT_WORDS).map((word) => withWord(sql`= ${word}`));
  return allOf(isOfConnections ? [friends] : [friends, ...anyone]);
}

/**
 * People whose username or name contains words with the given beginnings, best first: the exact
 * name, the same spelling, connections, the same department, the same university, mutual
 * connections, the newest. The work is bounded: of the people who match, a part is ranked, in which
 * are exact names, near people, and new ones.
 */
export async function lookupPeople(
  db: Kysely<Tables>,
  readerId: number,
  { keyword, limit, isOfConnections }: Lookup,
): Promise<LookedUp> {
  const whole = nameKey(keyword).replace(/^@/, '');
  const parts = nameParts(whole);
  if (parts.length === 0) return { people: [], total: 0 };
  const called = sql.join(parts.map(matchesName), sql` AND `);
  const spelled = sql.join(parts.map(matchesSpelling), sql` AND `);
  const isExact = sql`(lower(users.username) = ${whole} OR lower(users.display_name) = ${whole})`;
  const nearFirst = sql`is_exact DESC, is_spelled DESC, is_friend DESC, is_of_department DESC, is_of_university DESC`;
  const side = (mine: 'low_id' | 'high_id', other: 'low_id' | 'high_id') => sql`
    SELECT connections.${sql.ref(other)} AS id FROM connections
    WHERE connections.${sql.ref(mine)} = found.id
    ORDER BY connections.${sql.ref(other)} DESC LIMIT ${MOST_FRIENDS.ofCandidate}`;
  // As a condition of the count, so that the database hashes the connections once for all people.
  const mutual = sql`
    SELECT count(*) FILTER (WHERE theirs.id IN (SELECT id FROM friends))
    FROM ((${side('low_id', 'high_id')}) UNION ALL (${side('high_id', 'low_id')})) AS theirs`;
  const groups = [sql`SELECT id FROM friends`, ...(isOfConnections ? [] : groupsOf(parts))];
  const { rows } = await sql<LookedUpRow>`
    WITH me AS MATERIALIZED (
      SELECT department_id, university_id FROM users WHERE id = ${readerId}
    ),
    friends AS MATERIALIZED (
      SELECT friend_id AS id FROM ${selectConnectionsOf(db, readerId)} AS mine
      ORDER BY connection_id DESC LIMIT ${MOST_FRIENDS.ofReader}
    ),
    looked_at AS MATERIALIZED (
      ${allOf(groups.map((group, nth) => sql`SELECT ${sql.lit(nth)} AS nth, id FROM (${group}) AS each`))}
    ),
    namesakes AS MATERIALIZED (${namesakesOf(parts, isOfConnections)}),
    candidates AS (
      SELECT best.id FROM generate_series(0, ${sql.lit(groups.length - 1)}) AS place,
        LATERAL (${newestOf(sql`SELECT id FROM looked_at WHERE nth = place`, called)}) AS best
      UNION (${newestOf(sql`SELECT id FROM namesakes`, isExact)})
      UNION (
        SELECT id FROM users WHERE lower(username) = ${whole}
          ${isOfConnections ? sql`AND id IN (SELECT id FROM friends)` : sql``}
      )
    ),
    found AS (
      SELECT users.*, ${isExact} IS TRUE AS is_exact, (${spelled}) IS TRUE AS is_spelled,
        users.id IN (SELECT id FROM friends) AS is_friend,
        users.department_id = me.department_id IS TRUE AS is_of_department,
        users.university_id = me.university_id IS TRUE AS is_of_university,
        (count(*) OVER ())::integer AS total
      FROM candidates, me, LATERAL (SELECT * FROM users WHERE id = candidates.id OFFSET 0) AS users
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
