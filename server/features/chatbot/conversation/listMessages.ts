import { sql } from 'kysely';
import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import type { KeptMessage } from '#contract/entities/chatbotMessage';
import { hiddenAuthors } from '#domain/people';
import type { Deps } from '#domain/deps';
import * as texts from '../texts';

async function shownPapers(
  db: Deps['db'],
  readerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('papers')
    .select('id')
    .where('id', '=', sql<number>`ANY(${[...new Set(ids)]}::bigint[])`)
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The conversation that a person keeps, oldest message first. Messages about papers that they may
 * no longer see only say so.
 */
export async function listMessages(db: Deps['db'], userId: number): Promise<KeptMessage[]> {
  const rows = await db
    .selectFrom('assistant_messages')
    .select(['id', 'client_id', 'sender', 'text', 'response', 'paper_ids', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(sql.lit(CHATBOT_HISTORY_SIZE))
    .execute();
  const shown = await shownPapers(
    db,
    userId,
    rows.flatMap(({ paper_ids: ids }) => ids),
  );
  return rows.reverse().map(({ client_id, paper_ids, text, response, created_at, ...row }) => ({
    ...row,
    ...(client_id !== null && { client_id }),
    ...(paper_ids.every((id) => shown.has(id))
      ? { text, response }
      : { text: texts.noLongerShown, response: null }),
    created_at: created_at.toISOString(),
  }));
}
