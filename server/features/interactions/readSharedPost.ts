import { sql, type Kysely } from 'kysely';
import type { PostType } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { isHiddenPair } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';

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

/** The post that a token stands for. Throws 404 where the link is unknown or no longer works. */
export async function readSharedPost(db: Kysely<Tables>, token: string): Promise<SharedPostRow> {
  const post = await findSharedPost(db, token);
  if (!post) throw notFound(feedMessages.sharedNotFound);
  return post;
}

/**
 * The post that a token stands for, if any. A link works only while the person who made it may see the post
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
