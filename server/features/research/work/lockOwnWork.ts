import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { forbidden, notFound } from '#server/platform/http/problem';
import { isHiddenPair } from '#domain/people';
import * as texts from '../texts';

/** A piece of work, and the person who wants to change it. */
export interface WantedWork {
  callerId: number;
  id: number;
}

/**
 * Locks the caller's own work until the transaction ends, and returns it. Throws 404 if the caller
 * can see none, 403 if it is not theirs.
 */
export async function lockOwnWork(
  trx: Transaction<Tables>,
  { callerId, id }: WantedWork,
  action: keyof typeof texts.notOwnWork,
) {
  const work = await trx
    .selectFrom('posted_research')
    .select(['user_id', 'title', 'research_field', 'details', 'is_open', 'edited_at'])
    .where('id', '=', id)
    .where((eb) => eb.not(isHiddenPair(callerId, sql.ref('posted_research.user_id'))))
    .forUpdate()
    .executeTakeFirst();
  if (!work) throw notFound(texts.workNotFound);
  if (work.user_id !== callerId) throw forbidden(texts.notOwnWork[action]);
  return work;
}
