import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

const KEPT_MS = 30 * 24 * 3_600_000;

/** One person's digest of a day. */
export interface DigestKey {
  userId: number;
  /** As 2026-11-25. */
  day: string;
}

/**
 * Claims a queued digest for sending. Returns false if it was sent, or if a process began to send
 * it and was killed, or if there is a later one that has the content.
 */
export async function claimDigest(
  db: Kysely<Tables>,
  { userId, day }: DigestKey,
): Promise<boolean> {
  const claimed = await db
    .updateTable('digests')
    .set({ state: 'sending' })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('state', '=', 'queued')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('digests as later')
            .where('later.user_id', '=', userId)
            .where('later.day', '>', day)
            .select('later.day'),
        ),
      ),
    )
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns a digest that could not be sent to the queue, for the next try of its job. */
export const releaseDigest = (db: Kysely<Tables>, digest: DigestKey) =>
  setState(db, digest, 'queued');

/** Marks a digest as done. */
export const finishDigest = (db: Kysely<Tables>, digest: DigestKey) => setState(db, digest, 'sent');

async function setState(
  db: Kysely<Tables>,
  { userId, day }: DigestKey,
  state: 'queued' | 'sent',
): Promise<void> {
  await db
    .updateTable('digests')
    .set({ state })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

/** Deletes the records of digests that were sent more than 30 days ago. */
export async function forgetOldDigests(db: Kysely<Tables>, now: Date): Promise<void> {
  const day = new Date(now.getTime() - KEPT_MS).toISOString().slice(0, 10);
  await db.deleteFrom('digests').where('day', '<', day).execute();
}
