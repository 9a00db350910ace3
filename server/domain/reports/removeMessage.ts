import type { ChatMessage } from '#contract/entities/chat';
import { eraseMessage, lockConversation } from '#domain/messages';
import { clipTitle } from '#domain/notifications';
import type { Remove } from './removal';

/** Locks the conversation first, like every change of a message. Both people's windows follow. */
export const removeMessage: Remove = async (deps, trx, frames, id) => {
  const pair = await trx
    .selectFrom('messages')
    .select(['low_id', 'high_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!pair) return undefined;
  const { unreadOf } = await lockConversation(trx, pair.low_id, pair.high_id);
  const before = await trx
    .selectFrom('messages')
    .select(['id', 'sender_id', 'file_id', 'content'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!before) return undefined;
  const { sender_id: authorId, content } = before;
  const { id: revision } = await trx
    .insertInto('message_changes')
    // No client may send an id with a colon, so authors cannot use this one up.
    .values({ sender_id: authorId, client_id: `removed:${id}`, message_id: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await eraseMessage(deps, trx, before, { revision, at: deps.clock.now() });
  const deleted: ChatMessage = {
    ...{ id, sender_id: authorId, receiver_id: row.receiver_id, content: '' },
    ...{ message_type: row.message_type, file_url: null, file_size: null, file_type: null },
    timestamp: row.created_at.toISOString(),
    is_read: id <= unreadOf(row.receiver_id).last_read_id,
    ...{ client_id: row.client_id, revision, edited_at: null, deleted: true },
  };
  const frame = { type: 'message_changed', message: deleted, revision } as const;
  frames.push(...[pair.low_id, pair.high_id].map((userId) => ({ userId, frame })));
  return { authorId, details: { title: clipTitle(content) } };
};
