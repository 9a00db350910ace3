import type { Kysely } from 'kysely';
import type { PaperQuote } from '#contract/entities/paperQuote';
import { readQuotes } from '#domain/paperQuotes';
import type { Tables } from '#server/platform/database/tables';
import type { MessageRow } from './readHistory';

/** The words of papers that a message quotes, as each of its two people sees them. */
export interface QuotesForBoth {
  sender?: PaperQuote[] | undefined;
  receiver?: PaperQuote[] | undefined;
}

/** Reads the quotes of a message for both people, because one may not see what the other does. */
export async function readQuotesForBoth(
  db: Kysely<Tables>,
  { id, sender_id, receiver_id }: Pick<MessageRow, 'id' | 'sender_id' | 'receiver_id'>,
): Promise<QuotesForBoth> {
  const sender = (await readQuotes(db, sender_id, 'message', [id])).get(id);
  if (!sender) return {};
  return { sender, receiver: (await readQuotes(db, receiver_id, 'message', [id])).get(id) };
}
