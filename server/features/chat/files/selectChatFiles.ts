import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

const COLUMNS = ['id', 'name', 'mime_type', 'bytes', 'original_name'] as const;

/** A file of a conversation. */
export interface ChatFile {
  id: number;
  name: string;
  mime_type: string;
  bytes: number;
  original_name: string;
  /** The id of its still copy, which only an animation has. */
  still_id: number | null;
}

/** A query for the files of conversations. */
export const selectChatFiles = (db: Kysely<Tables>) =>
  db
    .selectFrom('files')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('files as still')
        .select('still.id')
        .whereRef('still.original_id', '=', 'files.id')
        .limit(1)
        .as('still_id'),
    )
    .where('purpose', '=', 'chat');

/** A person's own upload by its stored name, locked against removal until the transaction ends. */
export function lockOwnFile(
  trx: Transaction<Tables>,
  ownerId: number,
  name: string,
): Promise<ChatFile | undefined> {
  return selectChatFiles(trx)
    .where('name', '=', name)
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();
}

/** The attached files of messages; null for a message without one. */
export async function readFilesOf(
  db: Kysely<Tables>,
  messages: readonly { file_id: number | null }[],
): Promise<{ of: (message: { file_id: number | null }) => ChatFile | null }> {
  const ids = messages.flatMap(({ file_id }) => file_id ?? []);
  const rows = ids.length === 0 ? [] : await selectChatFiles(db).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { of: ({ file_id }) => (file_id === null ? null : (byId.get(file_id) ?? null)) };
}
