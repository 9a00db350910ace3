import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { inTransactionWithFrames } from '#domain/frames';
import { REMINDERS, remindOfEvent, type RemindedEvent } from './remindOfEvent';

/** Sends all reminders that became due after a moment; one transaction per event. */
export async function remindOfEvents(
  deps: Pick<Deps, 'db' | 'clock' | 'publish' | 'log'>,
  since: Date,
): Promise<void> {
  for (const id of await listEventsToRemind(deps, since)) {
    await inTransactionWithFrames(deps, async (trx, frames) => {
      const event = await lockOpenEvent(trx, id);
      if (event) await remindOfEvent(deps, trx, frames, event);
    });
  }
}

/** Events for which a reminder became due after a moment and no later than now. */
export async function listEventsToRemind(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  since: Date,
): Promise<number[]> {
  const now = clock.now().getTime();
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where((event) =>
      event.or(
        REMINDERS.map(({ beforeMs, notWithinMs }) =>
          event.and([
            event('starts_at', '>', new Date(Math.max(now + notWithinMs, +since + beforeMs))),
            event('starts_at', '<=', new Date(now + beforeMs)),
          ]),
        ),
      ),
    )
    .where('going', '>', 0)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The event, locked until the transaction ends; undefined if there is none. */
async function lockOpenEvent(
  trx: Transaction<Tables>,
  eventId: number,
): Promise<RemindedEvent | undefined> {
  const events = trx
    .selectFrom('events')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .where('events.id', '=', eventId);
  // An edit locks the post. The next statement, after waiting for the lock, sees its changes.
  await events.select('posts.id').forKeyShare('posts').execute();
  return events
    .select([
      'events.id',
      'post_id',
      'user_id',
      'title',
      'location',
      'timezone',
      'starts_at',
      'events.updated_at',
    ])
    .executeTakeFirst();
}
