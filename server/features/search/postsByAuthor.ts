import { sql, type Kysely } from 'kysely';
import { nameParts } from '#domain/people';
import { isPostShown } from '#domain/posts';
import { nameKey } from '#domain/universities';
import type { Tables } from '#server/platform/database/tables';

/** At most this many people of a name, and of each this many of their newest posts, are found. */
const MOST_AUTHORS = 20;
const MOST_POSTS = 50;

/** Whether a row of `users` has a name with one of these words. */
const hasWord = (forms: readonly string[]) => sql`EXISTS (
  SELECT FROM user_name_words AS words
  WHERE words.user_id = users.id AND words.word = ANY(${[...forms]}::text[])
)`;

/**
 * The ids of the newest posts by people with this username, or with all these words in their name.
 * Whole words only, because half of all names start with some short word.
 */
export async function findPostsByAuthor(
  db: Kysely<Tables>,
  readerId: number,
  keyword: string,
): Promise<number[]> {
  const whole = nameKey(keyword).replace(/^@/, '');
  const wanted = nameParts(whole).flatMap(({ beginnings }) => beginnings);
  const [longest] = wanted.toSorted(([a = ''], [b = '']) => b.length - a.length);
  if (longest === undefined) return [];
  const { rows } = await sql<{ id: number }>`
    WITH authors AS (
      (SELECT id FROM users WHERE lower(username) = ${whole})
      UNION
      (SELECT users.id FROM user_name_words AS words JOIN users ON users.id = words.user_id
        WHERE words.word = ANY(${[...longest]}::text[])
          AND ${sql.join(wanted.map(hasWord), sql` AND `)}
        ORDER BY users.id DESC LIMIT ${sql.lit(MOST_AUTHORS)})
    )
    SELECT written.id FROM authors CROSS JOIN LATERAL (
      SELECT posts.id FROM posts WHERE posts.user_id = authors.id
      ORDER BY posts.id DESC LIMIT ${sql.lit(MOST_POSTS)}
    ) AS written
    WHERE ${isPostShown(readerId, sql.ref('authors.id'))}
    ORDER BY written.id DESC
  `.execute(db);
  return rows.map(({ id }) => id);
}
