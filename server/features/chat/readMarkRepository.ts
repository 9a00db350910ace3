import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { pairOf } from '../../queries/connections';
import { eitherLine } from './conversationLines';

/** How far each of two people has read what the other wrote: the id, 0 for nothing. */
export interface ReadMarks {
  of(userId: number): number;
}

/** The marks in the lines of a conversation. */
export const marksIn = (
  lines: readonly { user_id: number; last_read_id: number }[],
): ReadMarks => ({
  of: (userId) => lines.find((line) => line.user_id === userId)?.last_read_id ?? 0,
});

/** The marks of two people. */
export async function readMarks(db: Kysely<Tables>, a: number, b: number): Promise<ReadMarks> {
  const lines = await db
    .selectFrom('conversations')
    .select(['user_id', 'last_read_id'])
    .where(eitherLine(a, b))
    .execute();
  return marksIn(lines);
}

/**
 * Marks what `writerId` wrote to `readerId` as read up to an id, never backwards and never beyond
 * what exists. Answers the new mark and how many messages it covers; null when nothing was new.
 */
export async function markRead(
  trx: Transaction<Tables>,
  readerId: number,
  writerId: number,
  upToId: number,
): Promise<{ lastReadId: number; count: number } | null> {
  const conversation = await trx
    .selectFrom('conversations')
    .select('last_read_id')
    .where('user_id', '=', readerId)
    .where('other_id', '=', writerId)
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) return null;
  const { low_id, high_id } = pairOf(readerId, writerId);
  const unread = await trx
    .selectFrom('messages')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('lastId')])
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .where('sender_id', '=', writerId)
    .where('id', '>', conversation.last_read_id)
    .where('id', '<=', upToId)
    .executeTakeFirstOrThrow();
  const count = Number(unread.count);
  if (count === 0) return null;
  await trx
    .updateTable('conversations')
    .set({
      last_read_id: unread.lastId,
      unread_count: sql<number>`greatest(unread_count - ${count}, 0)`,
    })
    .where('user_id', '=', readerId)
    .where('other_id', '=', writerId)
    .execute();
  return { lastReadId: unread.lastId, count };
}
