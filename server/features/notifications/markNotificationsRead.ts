import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { isInApp } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/** Marks one as read and updates the person's windows. Throws 404 if it is not theirs. */
export function markNotificationRead(deps: Deps, userId: number, id: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const isNews = await markRead(trx, userId, { id, at: deps.clock.now() });
    if (isNews === undefined) throw notFound(texts.notFound);
    if (isNews) frames.push({ userId, frame: { type: 'notifications_read', ids: [id] } });
  });
}

/** Marks everything as read and updates the person's windows. */
export function markAllNotificationsRead(deps: Deps, userId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const through_id = await markAllRead(trx, userId, deps.clock.now());
    if (through_id === null) return;
    frames.push({ userId, frame: { type: 'notifications_read', ids: [], through_id } });
  });
}

/**
 * Marks one as read; only the first time sets its time. Returns whether it was unread, or undefined
 * if it is not the person's.
 */
async function markRead(
  db: Kysely<Tables>,
  userId: number,
  { id, at }: { id: number; at: Date },
): Promise<boolean | undefined> {
  const mine = { user_id: userId, id };
  const marked = await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where((eb) => eb.and(mine))
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (marked) return true;
  const known = await db
    .selectFrom('notifications')
    .select('id')
    .where((eb) => eb.and(mine))
    .executeTakeFirst();
  return known && false;
}

/**
 * Marks all of a person's unread notifications as read, except types that they see only in mails.
 * Returns the largest id among them, or null
 * if there were none.
 */
async function markAllRead(db: Kysely<Tables>, userId: number, at: Date): Promise<number | null> {
  const { last } = await db
    .with('marked', (marked) =>
      marked
        .updateTable('notifications')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .where(isInApp(db, userId))
        .returning('id'),
    )
    .selectFrom('marked')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}
