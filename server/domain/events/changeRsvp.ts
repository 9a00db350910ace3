import { sql, type Transaction } from 'kysely';
import type { RsvpStatus } from '#contract/entities/event';
import type { Tables } from '#server/platform/database/tables';

/** An RSVP as stored. To readers, a person who waits is interested and has a position. */
export type StoredRsvp = RsvpStatus | 'waiting';

/** A person's RSVP to an event before and after a change; null for none. */
export interface RsvpChange {
  eventId: number;
  userId: number;
  before: StoredRsvp | null;
  after: StoredRsvp | null;
  now: Date;
}

/** Changes a person's RSVP to a locked event, and its counters with it. */
export async function changeRsvp(trx: Transaction<Tables>, change: RsvpChange): Promise<void> {
  const { eventId, before, after } = change;
  await (after === null ? removeRsvp(trx, change) : putRsvp(trx, { ...change, after }));
  const steps = { going: 0, interested: 0, waiting: 0 };
  if (before !== null) steps[before] -= 1;
  if (after !== null) steps[after] += 1;
  await trx
    .updateTable('events')
    .set({
      going: sql`going + ${steps.going}::integer`,
      interested: sql`interested + ${steps.interested}::integer`,
      waiting: sql`waiting + ${steps.waiting}::integer`,
    })
    .where('id', '=', eventId)
    .execute();
}

/**
 * Stores the RSVP and replaces the old one. The last in line comes at least a microsecond after the
 * one before, because a clock may show the same time twice.
 */
async function putRsvp(
  trx: Transaction<Tables>,
  { eventId, userId, after, now }: RsvpChange & { after: StoredRsvp },
): Promise<void> {
  const created_at =
    after === 'waiting'
      ? sql<Date>`greatest(${now}::timestamptz, (
          SELECT max(created_at) + interval '1 microsecond' FROM event_rsvps
          WHERE event_id = ${eventId} AND status = 'waiting'
        ))`
      : now;
  await trx
    .insertInto('event_rsvps')
    .values({ event_id: eventId, user_id: userId, status: after, created_at })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'user_id'])
        .doUpdateSet((row) => ({ status: after, created_at: row.ref('excluded.created_at') })),
    )
    .execute();
}

async function removeRsvp(trx: Transaction<Tables>, { eventId, userId }: RsvpChange) {
  await trx
    .deleteFrom('event_rsvps')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .execute();
}
