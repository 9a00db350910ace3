import type { Transaction } from 'kysely';
import type { Deps } from '../../deps';
import type { Tables } from '../../platform/database/tables';
import {
  inTransactionWithFrames,
  type AddressedFrame,
} from '../../queries/inTransactionWithFrames';
import { notifyReceivers } from '../../queries/notify';
import { selectGoing } from './eventPostRepository';

const HOUR_MS = 3_600_000;

/** How long before its start an event is reminded of, and from when on that comes too late. */
const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, notWithinMs: HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, notWithinMs: 0 },
] as const;

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'publish' | 'log'>;

/** What a reminder has to know of an event, and of its author. */
export interface RemindedEvent {
  id: number;
  post_id: number;
  user_id: number;
  starts_at: Date;
  updated_at: Date;
}

/**
 * Reminds those who go of an event, in the caller's transaction, if it is time to. A person is
 * reminded once of each start, by the unique key of notifications, however many processes do it.
 * Who said later that he goes, and all after an event was edited or made later, know already.
 */
export async function remindOfEvent(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  event: RemindedEvent,
): Promise<void> {
  const left = event.starts_at.getTime() - deps.clock.now().getTime();
  for (const { name, beforeMs, notWithinMs } of REMINDERS) {
    const dueAt = new Date(event.starts_at.getTime() - beforeMs);
    if (left > beforeMs || left <= notWithinMs || event.updated_at > dueAt) continue;
    const happening = {
      actorId: event.user_id,
      type: 'event_reminder',
      subject: `event:${event.id}:reminder:${name}:${event.starts_at.toISOString()}`,
      postId: event.post_id,
    } as const;
    await notifyReceivers(deps, trx, frames, happening, selectGoing(trx, event.id, dueAt));
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

/** The event, which stays as it is until the transaction ends; undefined where there is none. */
async function holdEvent(
  trx: Transaction<Tables>,
  eventId: number,
): Promise<RemindedEvent | undefined> {
  const events = trx
    .selectFrom('events')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .where('events.id', '=', eventId);
  // An edit locks the post; what it changed is seen by the statement after the one that waited.
  await events.select('posts.id').forKeyShare('posts').execute();
  return events
    .select(['events.id', 'post_id', 'user_id', 'starts_at', 'updated_at'])
    .executeTakeFirst();
}

/** Reminds of every event whose reminder became due after a moment; one transaction each. */
export async function remindOfEvents(deps: ReminderDeps, since: Date): Promise<void> {
  for (const id of await listEventsToRemind(deps, since)) {
    await inTransactionWithFrames(deps, async (trx, frames) => {
      const event = await holdEvent(trx, id);
      if (event) await remindOfEvent(deps, trx, frames, event);
    });
  }
}
