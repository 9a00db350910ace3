import { sql, type Transaction } from 'kysely';
import { hashtagsOf, postVector, taggedText } from '#domain/posts';
import { clockTimestamp } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';
import { inSlices } from '#server/platform/yieldToMain';

/** Few, because likes of these posts wait meanwhile. */
const POSTS_AT_A_TIME = 20;

/** Writes the words and hashtags of some posts again. Returns whether there may be more. */
export async function reindexPosts(trx: Transaction<Tables>): Promise<boolean> {
  const posts = await trx
    .selectFrom('posts')
    .select(['id', 'post_type', 'content', 'attached_text'])
    .where('words_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(POSTS_AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const vectors: string[] = [];
  const hashtags: string[] = [];
  await inSlices(posts, ({ post_type: kind, content, attached_text: attachedText }) => {
    vectors.push(postVector({ content, attachedText }));
    // Hashtags have no blanks.
    hashtags.push(hashtagsOf(`${content}\n${taggedText(kind, attachedText)}`).join(' '));
  });
  await sql`
    UPDATE posts SET words = fresh.words::tsvector, words_at = ${clockTimestamp},
      hashtags = string_to_array(fresh.hashtags, ' ')
    FROM unnest(${posts.map(({ id }) => id)}::bigint[], ${vectors}::text[], ${hashtags}::text[])
      AS fresh (id, words, hashtags)
    WHERE posts.id = fresh.id
  `.execute(trx);
  return posts.length > 0;
}
