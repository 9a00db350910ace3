import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The number of messages one of the two has not read, and the ids it covers. */
export interface UnreadMark {
  unread_count: number;
  last_message_id: number;
  last_read_id: number;
}

/** The locked pair of rows of a conversation. */
export interface LockedConversation {
  /** Whether it has no message yet. */
  isNew: boolean;
  /** The unread mark of each person. */
  unreadOf: (userId: number) => UnreadMark;
}

/**
 * Locks the two rows of a conversation, the smaller user id first, and inserts missing ones. Every
 * writer calls this first, so that writers cannot deadlock and message ids grow in commit order.
 */
export async function lockConversation(
  trx: Transaction<Tables>,
  a: number,
  b: number,
): Promise<LockedConversation> {
  let rows = await lockLines(trx, a, b);
  if (rows.length < 2) {
    const [low, high] = a < b ? [a, b] : [b, a];
    await trx
      .insertInto('conversations')
      .values([
        { user_id: low, other_id: high, last_message_id: null },
        { user_id: high, other_id: low, last_message_id: null },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rows = await lockLines(trx, a, b);
  }
  return {
    isNew: rows.every((row) => row.last_message_id === null),
    unreadOf: (userId) => {
      const line = rows.find((row) => row.user_id === userId);
      return {
        unread_count: line?.unread_count ?? 0,
        last_message_id: line?.last_message_id ?? 0,
        last_read_id: line?.last_read_id ?? 0,
      };
    },
  };
}

const lockLines = (trx: Transaction<Tables>, a: number, b: number) =>
  trx
    .selectFrom('conversations')
    .select(['user_id', 'unread_count', 'last_message_id', 'last_read_id'])
    .where(eitherLine(a, b))
    .orderBy('user_id')
    .forUpdate()
    .execute();

/** A condition that matches the two rows of a conversation. */
export const eitherLine =
  (a: number, b: number) => (eb: ExpressionBuilder<Tables, 'conversations'>) =>
    eb.or([
      eb.and([eb('conversations.user_id', '=', a), eb('conversations.other_id', '=', b)]),
      eb.and([eb('conversations.user_id', '=', b), eb('conversations.other_id', '=', a)]),
    ]);
