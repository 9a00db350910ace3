import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import { startPasses } from '#server/platform/startPasses';
import { deleteAccount, type DeletionDeps } from './deleteAccount';
import { deletionTomorrowMail } from './deletionMails';

const EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** The most accounts that one pass deletes or reminds. */
const MOST_ACCOUNTS = 100;

type PassDeps = DeletionDeps & Pick<Deps, 'config'>;

/** Mails everyone whose account is deleted within a day, once. */
export async function remindOfDeletions(deps: PassDeps): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const leaving = await trx
      .selectFrom('users')
      .select(['id', 'email', 'username', 'display_name', 'deletion_at'])
      .where('deletion_at', '>', now)
      .where('deletion_at', '<=', new Date(now.getTime() + DAY_MS))
      .where('deletion_reminded_at', 'is', null)
      .orderBy('deletion_at')
      .limit(MOST_ACCOUNTS)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id, email, deletion_at: deletionAt, ...person } of leaving) {
      if (!deletionAt) continue;
      const { publicUrl } = config;
      const mail = deletionTomorrowMail({ email, name: mailedName(person), deletionAt, publicUrl });
      await deps.enqueueJob(trx, 'send_mail', mail);
      await trx
        .updateTable('users')
        .set({ deletion_reminded_at: now })
        .where('id', '=', id)
        .execute();
    }
  });
}

/** Deletes the accounts that are due, and returns their number. A failure doesn't stop the others. */
export async function deleteDueAccounts(deps: DeletionDeps): Promise<number> {
  const due = await deps.db
    .selectFrom('users')
    .select('id')
    .where('deletion_at', '<=', deps.clock.now())
    .orderBy('deletion_at')
    .limit(MOST_ACCOUNTS)
    .execute();
  let deleted = 0;
  for (const { id } of due) {
    try {
      await deleteAccount(deps, id);
      deleted += 1;
    } catch (error) {
      deps.log.error({ err: error, userId: id }, 'deleting an account failed; trying again later');
    }
  }
  return deleted;
}

/**
 * Deletes due accounts at once and then every ten minutes; any number of processes may run it.
 * Returns a function that stops it and waits for a running pass.
 */
export function startDeletions(deps: PassDeps, everyMs = EVERY_MS): () => Promise<void> {
  const { log } = deps;
  const failure = 'deleting accounts failed; trying again at the next turn';
  return startPasses({ everyMs, log, failure, atOnce: true }, async () => {
    await remindOfDeletions(deps);
    await deleteDueAccounts(deps);
  });
}
