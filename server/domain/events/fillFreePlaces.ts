import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import { detailsOfEvent, notifyAllFromQuad } from '#domain/notifications';
import { hiddenAuthors } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { readPlaces } from './readPlaces';

/**
 * Gives the free places of a locked event to the first in line, until it starts, and notifies them.
 * People who can't see the event, because they and its author are hidden from each other, keep
 * waiting.
 */
export async function fillFreePlaces(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  eventId: number,
): Promise<void> {
  const now = clock.now();
  const event = await readPlaces(trx, eventId);
  if (!event || event.starts_at <= now) return;
  const { post_id: postId, user_id: authorId, capacity, going, waiting } = event;
  const free = Math.min(waiting, capacity === null ? waiting : capacity - going);
  if (free <= 0) return;
  const first = trx
    .selectFrom('event_rsvps')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'waiting')
    .where('user_id', 'not in', hiddenAuthors(trx, authorId))
    .orderBy('created_at')
    .limit(free);
  const given = await trx
    .updateTable('event_rsvps')
    .set({ status: 'going', created_at: now })
    .where('event_id', '=', eventId)
    .where('user_id', 'in', first)
    .returning('user_id')
    .execute();
  if (given.length === 0) return;
  await trx
    .updateTable('events')
    .set({
      going: sql`going + ${given.length}::integer`,
      waiting: sql`waiting - ${given.length}::integer`,
    })
    .where('id', '=', eventId)
    .execute();
  const happening = {
    type: 'event_place',
    subject: `event:${eventId}:place:${now.toISOString()}`,
    postId,
    details: detailsOfEvent({ ...event, id: eventId }),
  } as const;
  const ids = given.map(({ user_id }) => user_id);
  const receivers = sql<{ user_id: number }>`(SELECT unnest(${ids}::bigint[]) AS user_id)`;
  await notifyAllFromQuad({ clock }, trx, frames, happening, receivers);
}
