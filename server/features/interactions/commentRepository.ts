import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hiddenAuthors } from '../../queries/visibility';

/** A comment, who wrote it, and whether the reader likes it. */
export interface CommentRow {
  id: number;
  parent_id: number | null;
  content: string;
  total_likes: number;
  created_at: Date;
  username: string;
  profile_picture: string | null;
  user_liked: boolean;
  /** Direct replies the reader may see. */
  total_replies: number;
}

/** Whether there is such a post for the reader. */
export async function postExists(
  db: Kysely<Tables>,
  readerId: number,
  postId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one more comment on the post and answers its author; undefined where there is no such post. */
export function countComment(trx: Transaction<Tables>, postId: number) {
  return trx
    .updateTable('posts')
    .set((eb) => ({ total_comments: eb('total_comments', '+', 1) }))
    .where('id', '=', postId)
    .returning('user_id')
    .executeTakeFirst();
}

/** A comment of the post, to be replied to. */
export function findParent(trx: Transaction<Tables>, postId: number, commentId: number) {
  return trx
    .selectFrom('comments')
    .select(['id', 'user_id', 'parent_id', 'depth'])
    .where('id', '=', commentId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
}

/** A comment to be stored. */
export interface NewComment {
  post_id: number;
  user_id: number;
  parent_id: number | null;
  depth: number;
  content: string;
  created_at: Date;
}

/** Stores a comment and answers it as its author sees it. */
export async function insertComment(
  trx: Transaction<Tables>,
  comment: NewComment,
): Promise<CommentRow> {
  const row = await trx
    .with('made', (made) => made.insertInto('comments').values(comment).returningAll())
    .selectFrom('made')
    .innerJoin('users', 'users.id', 'made.user_id')
    .select([
      'made.id',
      'made.parent_id',
      'made.content',
      'made.total_likes',
      'made.created_at',
      'users.username',
      'users.profile_picture',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, user_liked: false, total_replies: 0 };
}
