import type { Selectable, Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { removeFileIfUnused } from './unusedFiles';

type Message = Selectable<Tables['messages']>;

/**
 * Deletes the words, the quotes and the file of a message, and returns it as it is then. Its id, its place and
 * the counts stay. The caller holds the lock of the conversation.
 */
export async function eraseMessage(
  deps: Pick<Deps, 'storage' | 'log'>,
  trx: Transaction<Tables>,
  { id, file_id: fileId }: Pick<Message, 'id' | 'file_id'>,
  { revision, at }: { revision: number; at: Date },
): Promise<Message> {
  const erased = await trx
    .updateTable('messages')
    .set({
      ...{ content: '', message_type: 'text', file_id: null, edited_at: null },
      ...{ deleted_at: at, revision },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('quotes')
    .where('owner_kind', '=', 'message')
    .where('owner_id', '=', id)
    .execute();
  if (fileId !== null) await removeFileIfUnused(deps, trx, fileId);
  return erased;
}
