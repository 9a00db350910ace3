import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import type { AddressedFrame } from '#domain/frames';
import { detailsOfEvent, notifyReceivers } from '#domain/notifications';

/** The event of a post, locked so that RSVPs wait until the transaction ends. */
const lockOpenEvent = (trx: Transaction<Tables>, postId: number) =>
  trx
    .selectFrom('events')
    .select(['id', 'title', 'location', 'timezone', 'starts_at', 'ends_at', 'over_at', 'revision'])
    .where('post_id', '=', postId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Call it before deleting a post. Records the cancelled event for calendar feeds and notifies the
 * people who are going or wait for a place. People hidden from the author are left out. Does nothing
 * for a post without an event, an event without RSVPs, or one that is over.
 */
export async function cancelEvent(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { postId, authorId }: { postId: number; authorId: number },
): Promise<void> {
  const event = await lockOpenEvent(trx, postId);
  const now = deps.clock.now();
  if (!event || event.over_at <= now) return;
  const responses = trx
    .selectFrom('event_rsvps')
    .where('event_id', '=', event.id)
    .where('user_id', 'not in', hiddenAuthors(trx, authorId))
    .select('user_id');
  const attendee_ids = (await responses.execute()).map(({ user_id }) => user_id);
  if (attendee_ids.length === 0) return;
  const { id: event_id, over_at: _, ...kept } = event;
  await trx
    .insertInto('cancelled_events')
    .values({ event_id, ...kept, attendee_ids, author_id: authorId, cancelled_at: now })
    .execute();
  const happening = {
    actorId: authorId,
    type: 'event_cancelled',
    subject: `event:${event_id}:cancelled`,
    postId: null,
    details: detailsOfEvent(event),
    fromHidden: true,
  } as const;
  const others = responses.where('status', '<>', 'interested').where('user_id', '!=', authorId);
  await notifyReceivers(deps, trx, frames, happening, others);
}
