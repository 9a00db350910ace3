import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** A change of address whose code is not entered within this time lapses. */
const WAITING_KEPT_MS = 24 * 3_600_000;

/**
 * Deletes former usernames that are free again, and former addresses whose change can no longer be
 * confirmed or undone.
 */
export async function forgetFormerNames(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('former_usernames').where('until', '<=', now).execute();
  const lapsed = new Date(now.getTime() - WAITING_KEPT_MS);
  await db
    .deleteFrom('email_changes')
    .where((eb) =>
      eb.or([
        eb('undo_until', '<=', now),
        eb.and([eb('undo_hash', 'is', null), eb('created_at', '<=', lapsed)]),
      ]),
    )
    .execute();
}
