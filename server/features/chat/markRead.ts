import { sql, type Transaction } from 'kysely';
import type { ClientFrames, ServerFrame } from '#contract/frames';
import { pairOf } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { areHiddenFromEachOther } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { lockConversation, type UnreadMark } from '#domain/messages';
import { readMarks } from './readMarks';
import { inConfirmedTransaction } from './send/inConfirmedTransaction';

/** Stores how far a reader has read a conversation, and notifies both people. */
export async function markRead(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  readerId: number,
  frame: Pick<ClientFrames['read_receipt'], 'chat_id' | 'last_read_id'>,
): Promise<void> {
  const writerId = frame.chat_id;
  await inConfirmedTransaction<{ lastReadId: number }>(deps, {
    async write(trx, frames) {
      // A conversation hidden by a block counts in no badge, and its writer gets no frame.
      if (await areHiddenFromEachOther(trx, readerId, writerId)) return null;
      const marked = await moveMark(trx, readerId, writerId, frame.last_read_id);
      if (!marked) return null;
      const { count, left } = marked;
      const lastReadId = left.last_read_id;
      const toWriter: ServerFrame = {
        type: 'read_receipt',
        chat_id: readerId,
        last_read_id: lastReadId,
        read_count: 0,
      };
      const toReader: ServerFrame = {
        type: 'read_receipt',
        sender_id: writerId,
        read_count: count,
        ...left,
      };
      frames.push({ userId: writerId, frame: toWriter }, { userId: readerId, frame: toReader });
      return { lastReadId };
    },
    async isWritten(trx, { lastReadId }) {
      await lockConversation(trx, readerId, writerId);
      return (await readMarks(trx, readerId, writerId)).of(readerId) >= lastReadId;
    },
  });
}

/**
 * Marks messages from `writerId` to `readerId` as read up to an id, never backwards and never
 * beyond existing ones. Returns how many were marked and how many are left; null if nothing
 * changed.
 */
async function moveMark(
  trx: Transaction<Tables>,
  readerId: number,
  writerId: number,
  upToId: number,
): Promise<{ count: number; left: UnreadMark } | null> {
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
  const left = await trx
    .updateTable('conversations')
    .set({
      last_read_id: unread.lastId,
      unread_count: sql<number>`greatest(unread_count - ${count}, 0)`,
    })
    .where('user_id', '=', readerId)
    .where('other_id', '=', writerId)
    .returning(['unread_count', 'last_message_id', 'last_read_id'])
    .executeTakeFirstOrThrow();
  return { count, left: { ...left, last_message_id: left.last_message_id ?? 0 } };
}
