import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hiddenAuthors } from '../../queries/blocks';

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
}

/**
 * First-level comments of a post, oldest first, with every reply under them: flat, parents before
 * their replies. What people hidden from the reader wrote is left out, with what hangs on it.
 */
export async function listThreads(
  db: Kysely<Tables>,
  readerId: number,
  postId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<CommentRow[]> {
  const hidden = hiddenAuthors(db, readerId);
  const { rows } = await sql<CommentRow>`
    WITH RECURSIVE thread AS (
      (SELECT * FROM comments
        WHERE post_id = ${postId} AND parent_id IS NULL AND user_id NOT IN ${hidden}
          AND (SELECT posts.user_id FROM posts WHERE posts.id = ${postId}) NOT IN ${hidden}
        ORDER BY id LIMIT ${limit} OFFSET ${offset})
      UNION ALL
      SELECT reply.* FROM comments AS reply JOIN thread ON reply.parent_id = thread.id
      WHERE reply.user_id NOT IN ${hidden}
    )
    SELECT thread.id, thread.parent_id, thread.content, thread.total_likes, thread.created_at,
      users.username, users.profile_picture, comment_likes.user_id IS NOT NULL AS user_liked
    FROM thread
    JOIN users ON users.id = thread.user_id
    LEFT JOIN comment_likes
      ON comment_likes.comment_id = thread.id AND comment_likes.user_id = ${readerId}
    ORDER BY thread.id
  `.execute(db);
  return rows;
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
  return { ...row, user_liked: false };
}
