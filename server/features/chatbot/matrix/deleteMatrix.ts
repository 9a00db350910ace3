import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/**
 * Deletes one of a person's own matrices; a process that answers it stops at the next cell. Throws
 * 404 if it is not theirs.
 */
export async function deleteMatrix(db: Kysely<Tables>, userId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('matrices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(texts.matrixNotFound);
}
