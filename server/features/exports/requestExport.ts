import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { conflict, tooManyRequests } from '#server/platform/http/problem';
import { waitText } from '#server/platform/text';
import * as texts from './texts';

const DAY_MS = 24 * 3_600_000;

/**
 * Adds an export to those to be written, and returns its id. Throws 409 while one is being written,
 * and 429 if one was requested within a day and did not fail.
 */
export function requestExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, ip }: { userId: number; ip: string },
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    // Requests of one person wait for each other.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const last = await trx
      .selectFrom('account_exports')
      .select(['state', 'created_at'])
      .where('user_id', '=', userId)
      .where('state', '<>', 'failed')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (last?.state === 'waiting' || last?.state === 'running') throw conflict(texts.oneRuns);
    const leftMs = last ? last.created_at.getTime() + DAY_MS - now.getTime() : 0;
    if (leftMs > 0) {
      const seconds = Math.ceil(leftMs / 1000);
      throw tooManyRequests(texts.oneADay(waitText(seconds)), seconds);
    }
    const { id } = await trx
      .insertInto('account_exports')
      .values({ user_id: userId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, { event: 'export_requested', userId, ip, details: { export: id } });
    return id;
  });
}
