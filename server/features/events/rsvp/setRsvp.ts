import { sql, type Transaction } from 'kysely';
import type { RsvpStatus } from '#contract/entities/event';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { eventNotFound, findRsvp, isShown } from './findRsvp';

/**
 * Sets a person's RSVP to an event; null withdraws it. Row and counters change together, and
 * neither changes if the RSVP is the same. Throws 404 if the person can see no such event. They can
 * still withdraw an RSVP from before its author was hidden.
 */
export function setRsvp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  eventId: number,
  status: RsvpStatus | null,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!(await lockEvent(trx, eventId))) throw eventNotFound();
    const before = (await findRsvp(trx, eventId, userId)) ?? null;
    const isWithdrawal = before !== null && status === null;
    if (!isWithdrawal && !(await isShown(trx, eventId, userId))) throw eventNotFound();
    if (before === status) return;
    const created_at = clock.now();
    await (status === null
      ? removeRsvp(trx, eventId, userId)
      : putRsvp(trx, { event_id: eventId, user_id: userId, status, created_at }));
    await countChange(trx, eventId, before, status);
  });
}

/**
 * Locks the event until the transaction ends, so that RSVPs to it are serialised; false if there is
 * none.
 */
async function lockEvent(trx: Transaction<Tables>, eventId: number): Promise<boolean> {
  const event = trx.selectFrom('events').select('id').where('id', '=', eventId);
  return (await event.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

interface Rsvp {
  event_id: number;
  user_id: number;
  status: RsvpStatus;
  created_at: Date;
}

/** Stores the RSVP and replaces the old one. */
async function putRsvp(trx: Transaction<Tables>, rsvp: Rsvp): Promise<void> {
  const { status, created_at } = rsvp;
  await trx
    .insertInto('event_rsvps')
    .values(rsvp)
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'user_id']).doUpdateSet({ status, created_at }),
    )
    .execute();
}

async function removeRsvp(trx: Transaction<Tables>, eventId: number, userId: number) {
  await trx
    .deleteFrom('event_rsvps')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .execute();
}

/** Moves the event's counters from one status to another. */
async function countChange(
  trx: Transaction<Tables>,
  eventId: number,
  before: RsvpStatus | null,
  status: RsvpStatus | null,
): Promise<void> {
  const steps = { going: 0, interested: 0 };
  if (before !== null) steps[before] -= 1;
  if (status !== null) steps[status] += 1;
  await trx
    .updateTable('events')
    .set({
      going: sql`going + ${steps.going}::integer`,
      interested: sql`interested + ${steps.interested}::integer`,
    })
    .where('id', '=', eventId)
    .execute();
}
