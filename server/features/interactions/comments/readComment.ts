import { sql, type Kysely } from 'kysely';
import type { CommentInThread } from '#contract/entities/comment';
import { commentIsShown, commentNotFound } from '#domain/comments';
import type { Tables } from '#server/platform/database/tables';
import { presentComment, presentThreads, type CommentRow } from '../commentPresenter';
import { readThreads, selectFound } from '../readThreads';

/**
 * One comment as it is listed, with the comments above it, from the first level. Throws 404 if the
 * reader sees no such comment. A removed one that stays for its replies is found as such.
 */
export async function readComment(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<CommentInThread> {
  const place = await findPlace(db, readerId, id);
  if (!place) throw commentNotFound();
  const roots = sql`SELECT * FROM comments WHERE id = ${id}`;
  const rows = await readThreads(db, readerId, roots);
  const [comment] = presentThreads(rows, place.parent_id);
  if (!comment) throw commentNotFound();
  const above = place.parent_id === null ? [] : await readAbove(db, readerId, place.parent_id);
  return { comment, ancestors: above.map(presentComment), post_id: place.post_id };
}

/** The place of a comment that the reader may see. */
async function findPlace(db: Kysely<Tables>, readerId: number, id: number) {
  const { rows } = await sql<{ post_id: number; parent_id: number | null }>`
    SELECT post_id, parent_id FROM comments
    WHERE id = ${id} AND ${commentIsShown(readerId, id)}
  `.execute(db);
  return rows[0];
}

/** A comment and those above it, from the first level. */
async function readAbove(db: Kysely<Tables>, readerId: number, id: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    WITH RECURSIVE found AS (
      SELECT * FROM comments WHERE id = ${id}
      UNION ALL
      SELECT parent.* FROM comments AS parent JOIN found ON parent.id = found.parent_id
    )
    ${selectFound(db, readerId)} ORDER BY found.id
  `.execute(db);
  return rows;
}
