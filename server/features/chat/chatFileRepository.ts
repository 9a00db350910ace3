import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { MessageRow } from './messageRepository';

const COLUMNS = ['id', 'name', 'mime_type', 'bytes', 'original_name'] as const;

/** A file of a conversation. */
export interface ChatFile {
  id: number;
  name: string;
  mime_type: string;
  bytes: number;
  original_name: string;
}

const selectChatFiles = (db: Kysely<Tables>) =>
  db.selectFrom('files').select(COLUMNS).where('purpose', '=', 'chat');

/** A chat file by its stored name; undefined where there is none. */
export function findChatFile(db: Kysely<Tables>, name: string): Promise<ChatFile | undefined> {
  return selectChatFiles(db).where('name', '=', name).executeTakeFirst();
}

/** The chat file of this id; it must exist. */
export function readChatFile(db: Kysely<Tables>, id: number): Promise<ChatFile> {
  return selectChatFiles(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** A person's own upload by its stored name, kept from being swept until the transaction ends. */
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

/** The files that messages carry; null for a message without one. */
export async function readFilesOf(
  db: Kysely<Tables>,
  messages: readonly MessageRow[],
): Promise<{ of: (message: MessageRow) => ChatFile | null }> {
  const ids = messages.flatMap(({ file_id }) => file_id ?? []);
  const rows = ids.length === 0 ? [] : await selectChatFiles(db).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { of: ({ file_id }) => (file_id === null ? null : (byId.get(file_id) ?? null)) };
}

/**
 * Locks chat files from before a time that no message carries, at most `limit`, and answers their
 * ids. Whoever is about to send one holds it and makes it be passed over.
 */
export async function lockUnusedFiles(
  trx: Transaction<Tables>,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const unused = trx
    .selectFrom('files')
    .select('files.id')
    .where('files.purpose', '=', 'chat')
    .where((eb) => {
      const carrying = eb
        .selectFrom('messages')
        .select('messages.id')
        .whereRef('messages.file_id', '=', 'files.id');
      return eb.not(eb.exists(carrying));
    });
  const locked = await unused
    .where('files.created_at', '<', before)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (locked.length === 0) return [];
  // A message may have come between the look and the lock; none can after it.
  const ids = locked.map(({ id }) => id);
  const still = await unused.where('files.id', 'in', ids).execute();
  return still.map(({ id }) => id);
}
