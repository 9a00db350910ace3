import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { fillFreePlaces } from '#domain/events';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import { detailsOfMove, notifyReceivers, withdrawNotifications } from '#domain/notifications';
import {
  findPost,
  lockOwnPost,
  postNotFound,
  requireOwnPost,
  updatePost,
  type PostRow,
} from '#domain/posts';
import { remindOfEvent } from '../reminders/remindOfEvent';
import { replaceEventImage, withEventImage } from './eventImage';
import { attachedText, changesOf, editedEvent, type EventEdit } from './eventValues';

/** The contents of an edit request. */
export interface EventChange {
  postId: number;
  edit: EventEdit;
  upload: UploadedFile | undefined;
}

/**
 * Edits an event; omitted fields stay. Attendees who are going are notified of a change of time or
 * place, and people who wait get the places that it adds. Throws like `lockOwnPost`, and 400 for an
 * invalid value.
 */
export async function updateEventPost(
  deps: Deps,
  callerId: number,
  { postId, edit, upload }: EventChange,
): Promise<PostRow> {
  // Validate before processing the picture.
  const wanted = { id: postId, callerId, act: 'edit', kind: 'event' } as const;
  await requireOwnPost(deps.db, wanted);
  editedEvent(await findEventOfPost(deps.db, postId), edit);
  return withEventImage(deps, callerId, upload, (image) =>
    inTransactionWithFrames(deps, async (trx, frames) => {
      const post = await lockOwnPost(trx, wanted);
      const event = await findEventOfPost(trx, postId);
      const values = editedEvent(event, edit);
      const changed = changesOf(event, values);
      if (changed.any) {
        // Send a due reminder for the event as it was, because after the edit it would be too late.
        await remindOfEvent(deps, trx, frames, { ...event, user_id: callerId });
        const revision = event.revision + 1;
        await writeEvent(trx, event.id, { ...values, revision, updated_at: deps.clock.now() });
        // Its RSVPs wait, because they lock the post first.
        await fillFreePlaces(deps, trx, frames, event.id);
        if (changed.moved)
          await notifyAttendees(deps, trx, frames, {
            actorId: callerId,
            before: event,
            event: { ...event, ...values, revision },
          });
      }
      if (image) await replaceEventImage(deps, trx, event, image);
      await updatePost(deps, trx, frames, post, {
        content: edit.content,
        attachedText: attachedText(values),
        taggedText: values.description,
        otherwise: changed.any || image !== undefined,
      });
      return findPost(trx, callerId, postId, deps.clock.now());
    }),
  );
}

/** The event before an edit. Throws 404 if there is none. */
function findEventOfPost(db: Kysely<Tables>, postId: number) {
  return db
    .selectFrom('events')
    .select([
      'id',
      'post_id',
      'title',
      'description',
      'location',
      'event_date',
      'event_time',
      'timezone',
      'starts_at',
      'day_ends_at',
      'ends_at',
      'online_url',
      'join_note',
      'capacity',
      'image_file_id',
      'revision',
      'updated_at',
    ])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow(postNotFound);
}

type EditedEvent = Awaited<ReturnType<typeof findEventOfPost>>;

async function writeEvent(
  trx: Transaction<Tables>,
  id: number,
  values: Updateable<Tables['events']>,
): Promise<void> {
  await trx.updateTable('events').set(values).where('id', '=', id).execute();
}

/** Notifies the people who are going, and those who may get a place. */
async function notifyAttendees(
  deps: Deps,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { actorId, before, event }: { actorId: number; before: EditedEvent; event: EditedEvent },
): Promise<void> {
  const happening = {
    actorId,
    type: 'event_changed',
    subject: `event:${event.id}:revision:${event.revision}`,
    postId: event.post_id,
    details: detailsOfMove(before, event),
  } as const;
  // They name the time and place before.
  await withdrawNotifications(trx, frames, {
    types: ['event_reminder'],
    postIds: [event.post_id],
  });
  const receivers = trx
    .selectFrom('event_rsvps')
    .select('user_id')
    .where('event_id', '=', event.id)
    .where('status', '<>', 'interested')
    .where('user_id', '!=', actorId);
  await notifyReceivers(deps, trx, frames, happening, receivers);
}
