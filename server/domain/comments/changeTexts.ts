import type { Transaction } from 'kysely';
import { clearCommentExcerpts } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';

/** A new text and its time, or the removal of the text. */
type TextChange =
  | { content: string; edited_at: Date }
  | { content: ''; total_likes: 0; deleted_at: Date; deleted_by: number | null };

/**
 * Changes the texts of comments, and removes their words from notifications. Every edit and every
 * removal goes through here, so whatever copies the text of a comment clears its copies here, in the
 * same transaction.
 */
export async function changeTexts(
  trx: Transaction<Tables>,
  ids: readonly number[],
  change: TextChange,
): Promise<void> {
  await clearCommentExcerpts(trx, ids);
  await trx.updateTable('comments').set(change).where('id', 'in', ids).execute();
}
