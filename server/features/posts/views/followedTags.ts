import type { Kysely } from 'kysely';
import { FOLLOWED_TAGS_MAX } from '#contract/limits';
import { hashtagsIn } from '#contract/words/hashtags';
import { hashtagsOf } from '#domain/posts';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { badRequest, conflict } from '#server/platform/http/problem';
import * as texts from '../texts';

/** Returns a hashtag in its form in posts, without `#`. Throws 400 if posts can't have it. */
export function readTag(typed: string): string {
  const bare = typed.startsWith('#') ? typed.slice(1) : typed;
  const [found] = hashtagsIn(`#${bare}`);
  const [tag] = hashtagsOf(`#${bare}`);
  if (tag === undefined || found?.end !== bare.length + 1)
    throw badRequest(texts.noHashtag, { tag: texts.noHashtag });
  return tag;
}

/** The hashtags that a person follows, in alphabetical order. */
export async function listFollowedTags(db: Kysely<Tables>, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('followed_tags')
    .select('tag')
    .where('user_id', '=', userId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

/**
 * Follows a hashtag, or changes nothing if the person follows it already. Throws 409 if they follow
 * as many as one may.
 */
export function followTag(db: Kysely<Tables>, userId: number, tag: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    // Requests of one person wait for each other: each would find room for one more.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { others } = await trx
      .selectFrom('followed_tags')
      .select((eb) => eb.fn.countAll<number>().as('others'))
      .where('user_id', '=', userId)
      .where('tag', '<>', tag)
      .executeTakeFirstOrThrow();
    if (others >= FOLLOWED_TAGS_MAX) throw conflict(texts.tooManyTags(FOLLOWED_TAGS_MAX));
    await trx
      .insertInto('followed_tags')
      .values({ user_id: userId, tag })
      .onConflict((row) => row.doNothing())
      .execute();
  });
}

/** Unfollows a hashtag. Changes nothing if the person does not follow it. */
export async function unfollowTag(db: Kysely<Tables>, userId: number, tag: string): Promise<void> {
  await db
    .deleteFrom('followed_tags')
    .where('user_id', '=', userId)
    .where('tag', '=', tag)
    .execute();
}
