import { sql, type Kysely, type Transaction } from 'kysely';
import type { PostType } from '#contract/entities/post';
import type { Tables } from '../../platform/database/tables';
import { isHiddenPair } from '../../queries/visibility';

/** The author of a post that stays as long as the transaction lasts; undefined where there is none. */
export function findLastingPost(trx: Transaction<Tables>, postId: number) {
  return trx
    .selectFrom('posts')
    .select('user_id')
    .where('id', '=', postId)
    .forKeyShare()
    .executeTakeFirst();
}

/** A link that one person made to one post. */
export interface NewShare {
  post_id: number;
  user_id: number;
  token: string;
  created_at: Date;
}

/** Stores the link, and answers its token: that of an earlier one where there is one. */
export async function keepShare(trx: Transaction<Tables>, share: NewShare): Promise<string> {
  const { token } = await trx
    .insertInto('post_shares')
    .values(share)
    // Writes nothing new; it makes the row there is an answer, even one just written by another.
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'user_id'])
        .doUpdateSet((eb) => ({ token: eb.ref('post_shares.token') })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** Deletes the links to a post: all, or those of one person. */
export async function deleteShares(
  trx: Transaction<Tables>,
  postId: number,
  userId?: number,
): Promise<void> {
  let shares = trx.deleteFrom('post_shares').where('post_id', '=', postId);
  if (userId !== undefined) shares = shares.where('user_id', '=', userId);
  await shares.execute();
}

/** A shared post, as it comes from the database. */
export interface SharedPostRow {
  content: string;
  post_type: PostType;
  created_at: Date;
  username: string;
  profile_picture: string | null;
  event_title: string | null;
  event_description: string | null;
  event_image: string | null;
  /** The first picture or video. */
  media_name: string | null;
  media_kind: string | null;
  media_alt: string | null;
}

/**
 * The post that a token stands for. A link works only while the person who made it may see the post
 * themself, so a block between the two, or disabling either of them, ends it until that is lifted.
 */
export function findSharedPost(
  db: Kysely<Tables>,
  token: string,
): Promise<SharedPostRow | undefined> {
  return db
    .selectFrom('post_shares')
    .innerJoin('posts', 'posts.id', 'post_shares.post_id')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('events', 'events.post_id', 'posts.id')
    .leftJoin('files as event_file', 'event_file.id', 'events.image_file_id')
    .leftJoin('post_files', (join) =>
      join
        .onRef('post_files.post_id', '=', 'posts.id')
        .on('post_files.position', '=', 0)
        .on('post_files.kind', 'in', ['image', 'video']),
    )
    .leftJoin('files as media_file', 'media_file.id', 'post_files.file_id')
    .where('post_shares.token', '=', token)
    .where((eb) => eb.not(isHiddenPair(sql.ref('post_shares.user_id'), sql.ref('posts.user_id'))))
    .select([
      'posts.content',
      'posts.post_type',
      'posts.created_at',
      'users.username',
      'users.profile_picture',
      'events.title as event_title',
      'events.description as event_description',
      'event_file.name as event_image',
      'media_file.name as media_name',
      'post_files.kind as media_kind',
      'post_files.alt as media_alt',
    ])
    .executeTakeFirst();
}
