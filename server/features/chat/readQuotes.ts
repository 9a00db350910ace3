import type { Kysely } from 'kysely';
import type { QuotedMessage } from '#contract/entities/chat';
import { quoteOf } from '#contract/quote';
import type { Tables } from '#server/platform/database/tables';

interface Reply {
  reply_to: number | null;
}

/** The messages that replies refer to; null for a message that is no reply. */
export interface Quotes {
  of(message: Reply): QuotedMessage | null;
}

/**
 * Reads the messages that replies refer to. It is called after the replies are read, so that the
 * quotes are never older than them.
 */
export async function readQuotesOf(
  db: Kysely<Tables>,
  messages: readonly Reply[],
): Promise<Quotes> {
  const ids = messages.flatMap(({ reply_to }) => reply_to ?? []);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('messages')
          .leftJoin('files', 'files.id', 'messages.file_id')
          .select(['messages.id', 'sender_id', 'content', 'deleted_at', 'original_name'])
          .where('messages.id', 'in', ids)
          .execute();
  const quotes = rows.map(
    ({ id, sender_id, content, deleted_at: deletedAt, original_name: fileName }) =>
      [
        id,
        {
          id,
          sender_id,
          content: quoteOf({ content, file_name: fileName, deleted: deletedAt !== null }),
        },
      ] as const,
  );
  const byId = new Map<number, QuotedMessage>(quotes);
  return { of: ({ reply_to: id }) => (id === null ? null : (byId.get(id) ?? null)) };
}
