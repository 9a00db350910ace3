import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import { hiddenAuthors, isAccountShown, isAuthorShown, type PersonRef } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/**
 * The single source of who may see a post: everyone from whom its author is not hidden. Everything
 * that belongs to a post, such as its event, is hidden with it. Lint refuses any other statement
 * that reads posts and decides about people.
 */

/** The 404 of a post that does not exist, was deleted, or is hidden from the reader. */
export const postNotFound = () => notFound(texts.postNotFound);

/**
 * A condition on a row of `posts`: the reader may see it. Pass the author of posts that all have the
 * same, so that the database checks it once.
 */
export const isPostShown = (reader: PersonRef, author: PersonRef = sql.ref('posts.user_id')) =>
  isAuthorShown(reader, author);

/**
 * The same for a statement that checks many posts. It reads all hidden accounts once instead of
 * looking up each author.
 */
export const isScannedPostShown = (db: Kysely<Tables>, readerId: number) =>
  sql<boolean>`posts.user_id NOT IN ${hiddenAuthors(db, readerId)}`;

/**
 * The same as a condition on the id of a post. Null if there is no such post. The post is looked up
 * by its key because a join might read every post there is.
 */
export const isPostIdShown = (reader: PersonRef, postId: number | RawBuilder<unknown>) =>
  sql<boolean>`(SELECT ${isPostShown(reader)} FROM posts WHERE posts.id = ${postId})`;

/** A condition on a row of `events`: the reader may see its post. */
export const isEventShown = (reader: PersonRef) => isPostIdShown(reader, sql.ref('events.post_id'));

/** Those of the posts that the reader may see. */
export async function filterShownPosts(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', ids)
    .where(isPostShown(readerId))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a reader may see a post. */
export const maySeePost = async (db: Kysely<Tables>, readerId: number, id: number) =>
  (await filterShownPosts(db, readerId, [id])).length > 0;

/**
 * A post that the reader may see, locked against deletion until the transaction ends. Throws 404 for
 * any other.
 */
export async function lockShownPost(
  trx: Transaction<Tables>,
  readerId: number,
  id: number,
): Promise<Pick<Selectable<Tables['posts']>, 'user_id' | 'content' | 'attached_text'>> {
  const post = await trx
    .selectFrom('posts')
    .select(['user_id', 'content', 'attached_text'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!post || !(await maySeePost(trx, readerId, id))) throw postNotFound();
  return post;
}

/**
 * A query for the id of the post that a share link opens. It decides for everything reachable by a
 * link: the post, its files and its event. A link works only while its sharer may see the post and
 * is not disabled, and works again afterwards.
 */
export const sharedPostId = (db: Kysely<Tables>, token: string) => {
  const sharer = sql.ref('post_shares.user_id');
  return db
    .selectFrom('post_shares')
    .innerJoin('posts', 'posts.id', 'post_shares.post_id')
    .where('post_shares.token', '=', token)
    .where(isPostShown(sharer))
    .where(isAccountShown(sharer))
    .select('posts.id');
};
