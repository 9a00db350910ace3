import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';

/** At most one mail about reports is sent in this time. */
const EVERY_MS = 15 * 60_000;

/**
 * Queues the mail about a report, for the operator who gave an address. Call it in the transaction
 * that stores the report. The mail leaves at once, or 15 minutes after the one before it. A report
 * is not queued if a mail is already due, because that one counts it too.
 */
export async function queueReportMail(
  { config, clock, enqueueJob }: Pick<Deps, 'config' | 'clock' | 'enqueueJob'>,
  trx: Transaction<Tables>,
): Promise<void> {
  if (config.operatorMail === null) return;
  const last = (await lockLastMail(trx))?.getTime() ?? 0;
  // Read under the lock: a mail that was due before is written by now, without this report.
  const now = clock.now().getTime();
  const isDue = last > now && last <= now + EVERY_MS;
  if (isDue) return;
  // If it is further ahead than any mail is due, the clock was set back since.
  const at = new Date(last > now ? now : Math.max(now, last + EVERY_MS));
  await trx.updateTable('report_mails').set({ last_at: at }).execute();
  await enqueueJob(trx, 'report_mail', {}, at);
}

/**
 * The time at which the last mail was sent or is due. It is locked until the transaction ends, so
 * that the next transaction sees the reports that were stored before.
 */
export async function lockLastMail(trx: Transaction<Tables>): Promise<Date | null> {
  await trx
    .insertInto('report_mails')
    .values({ is_only: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { last_at } = await trx
    .selectFrom('report_mails')
    .select('last_at')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last_at;
}
