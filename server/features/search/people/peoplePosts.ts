import { sql, type Kysely } from 'kysely';
import type { PersonMatch } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';
import { openingOf, snippetAround } from '#domain/words';
import { findMatchedWords } from '../matchedWords';
import type { PostQuery } from '../postQuery';

/** The matches of posts with a topic; a deleted post has none. */
export async function readPostMatches(
  db: Kysely<Tables>,
  query: PostQuery,
  ids: readonly number[],
): Promise<Map<number, PersonMatch>> {
  if (ids.length === 0) return new Map();
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'content', 'attached_text'])
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .execute();
  const words = new Set(await findMatchedWords(query, posts));
  return new Map(
    posts.map(({ id, content, attached_text }) => {
      const snippet =
        snippetAround(content, words) ?? snippetAround(attached_text, words) ?? openingOf(content);
      return [id, { kind: 'post', ...snippet, post_id: id }];
    }),
  );
}
