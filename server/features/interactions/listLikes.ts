import { sql, type Kysely, type RawBuilder } from 'kysely';
import { selectConnectionsOf } from '#domain/connections';
import { hiddenAuthors, personOf, type PersonColumns } from '#domain/people';
import { maySeePost, postNotFound } from '#domain/posts';
import { commentNotFound, isCommentShown } from '#domain/comments';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';

/** The newest of a reader's connections, which come first. */
const MOST_FRIENDS = sql.lit(5_000);

/**
 * The people who like a post: the reader's connections first, each group by the newest like. Leaves
 * out people hidden from the reader. Throws 404 if the reader sees no such post.
 */
export async function listPostLikes(
  db: Kysely<Tables>,
  readerId: number,
  postId: number,
  page: Page,
): Promise<PersonColumns[]> {
  if (!(await maySeePost(db, readerId, postId))) throw postNotFound();
  return readLikes(db, readerId, sql`post_likes WHERE post_id = ${postId}`, page);
}

/** The same for a comment. Throws 404 if the reader sees no such comment. */
export async function listCommentLikes(
  db: Kysely<Tables>,
  readerId: number,
  commentId: number,
  page: Page,
): Promise<PersonColumns[]> {
  if (!(await isCommentShown(db, readerId, commentId))) throw commentNotFound();
  return readLikes(db, readerId, sql`comment_likes WHERE comment_id = ${commentId}`, page);
}

/** `likes` is a table of likes with the condition on what is liked. */
async function readLikes(
  db: Kysely<Tables>,
  readerId: number,
  likes: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<PersonColumns[]> {
  const isShown = sql`user_id NOT IN ${hiddenAuthors(db, readerId)}`;
  // LIMIT 1 has each connection looked up, so of all the other likes only a page is read.
  const { rows } = await sql<{ person: PersonColumns }>`
    WITH friends AS MATERIALIZED (
      SELECT friend_id FROM ${selectConnectionsOf(db, readerId)} AS mine
      ORDER BY connection_id DESC LIMIT ${MOST_FRIENDS}
    ),
    page AS (
      SELECT * FROM (
        (SELECT true AS is_friend, theirs.* FROM friends, LATERAL (
          SELECT user_id, created_at FROM ${likes} AND user_id = friend_id AND ${isShown} LIMIT 1
        ) AS theirs)
        UNION ALL
        (SELECT false, user_id, created_at FROM ${likes}
          AND user_id NOT IN (SELECT friend_id FROM friends) AND ${isShown}
          ORDER BY created_at DESC, user_id DESC LIMIT ${limit + offset})
      ) AS found
      ORDER BY is_friend DESC, created_at DESC, user_id DESC
      LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}
    )
    SELECT ${personOf()} AS person FROM page JOIN users ON users.id = page.user_id
    ORDER BY page.is_friend DESC, page.created_at DESC, users.id DESC
  `.execute(db);
  return rows.map(({ person }) => person);
}
