import { sql, type Kysely } from 'kysely';
import { hashtagOf } from '#contract/words/hashtags';
import type { PostFilter } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';
import { lookUpPosts } from './listNewestPosts';

/**
 * Posts with a hashtag or, if it is a university's, with any of that university's. Without a
 * hashtag: those with a hashtag of any university.
 */
export async function hashtagFilter(
  db: Kysely<Tables>,
  hashtag: string | undefined,
): Promise<PostFilter> {
  if (hashtag === undefined) return withAnyUniversityTag;
  return withAnyOf(await widenHashtag(db, hashtagOf(hashtag)));
}

/** The posts with one of the hashtags. */
export const withAnyOf = (hashtags: readonly string[]): PostFilter =>
  lookUpPosts(sql<boolean>`posts.hashtags && ${[...hashtags]}::text[]`);

const allHashtags = sql`
  SELECT hashtag_key FROM universities WHERE hashtag_key <> ''
  UNION SELECT name_key FROM university_aliases
`;

/** The posts with a hashtag of any university. */
export const withAnyUniversityTag: PostFilter = {
  // Tag by tag, because comparing each post with the list of all universities takes far longer.
  isWanted: sql<boolean>`EXISTS (
    SELECT FROM unnest(posts.hashtags) AS tag
    WHERE EXISTS (SELECT FROM universities WHERE hashtag_key = tag)
      OR EXISTS (SELECT FROM university_aliases WHERE name_key = tag)
  )`,
  lookUp: lookUpPosts(sql<boolean>`posts.hashtags && ARRAY(${allHashtags})`).lookUp,
};

/** The hashtag itself and, if it is a university's, all others of that university. */
async function widenHashtag(db: Kysely<Tables>, hashtag: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    WITH owners AS (
      SELECT id FROM universities WHERE hashtag_key = ${hashtag}
      UNION SELECT university_id FROM university_aliases WHERE name_key = ${hashtag}
    )
    SELECT ${hashtag}::text AS tag
    UNION SELECT hashtag_key FROM universities WHERE id IN (SELECT id FROM owners)
    UNION SELECT name_key FROM university_aliases
      WHERE university_id IN (SELECT id FROM owners)
  `.execute(db);
  return rows.map(({ tag }) => tag);
}
