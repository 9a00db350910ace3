import { sql, type Expression, type Transaction } from 'kysely';
import type {
  Notification,
  NotificationDetails,
  NotificationType,
} from '#contract/entities/notification';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { disabledPeople, hiddenAuthors } from '#domain/people';
import { selectConnectionsOf } from '#domain/connections';
import type { AddressedFrame } from '#domain/frames';
import { fileUrl } from '#domain/files';
import { clipToWord } from '#domain/words';

const TITLE_MAX_LENGTH = 80;

/** The details of a notification about an event: its title and its start. */
export const detailsOfEvent = (event: {
  title: string;
  starts_at: Date;
  timezone: string;
}): NotificationDetails => ({
  title: clipToWord(event.title, TITLE_MAX_LENGTH),
  event_datetime: event.starts_at.toISOString(),
  timezone: event.timezone,
});

/** An action of one person that others are notified of. */
export interface NotificationEvent {
  actorId: number;
  type: NotificationType;
  /** The subject, as `post:12`: repeating an action on the same subject notifies once. */
  subject: string;
  postId: number | null;
  details?: NotificationDetails;
  /** Listed as read and without a frame, because its receivers were notified before. */
  isRepeated?: boolean;
}

/**
 * Notifies one person in the caller's transaction, and adds the frame to send after it. Actors are
 * not notified of their own actions.
 */
export async function notify(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { userId, ...event }: NotificationEvent & { userId: number },
): Promise<void> {
  if (userId === event.actorId) return;
  const receiver = trx.selectFrom('users').where('id', '=', userId).select('id as user_id');
  await notifyReceivers(deps, trx, frames, event, receiver);
}

/** Notifies all of the actor's connections with one statement. */
export async function notifyConnections(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  event: NotificationEvent,
): Promise<void> {
  const receivers = trx
    .selectFrom(selectConnectionsOf(trx, event.actorId).as('friends'))
    .select('friend_id as user_id');
  await notifyReceivers(deps, trx, frames, event, receivers);
}

/**
 * Notifies everyone the query returns with one statement, including the actor if they are among
 * them. People hidden from the actor are left out, and a disabled actor notifies no one.
 */
export async function notifyReceivers(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { actorId, type, subject, postId, details, isRepeated = false }: NotificationEvent,
  receivers: Expression<{ user_id: number }>,
): Promise<void> {
  const { rows } = await sql<NotificationRow & { user_id: number }>`
    WITH made AS (
      INSERT INTO notifications
        (user_id, actor_id, type, subject, post_id, details, created_at, read_at)
      SELECT receiver.user_id, ${actorId}::bigint, ${type}::text, ${subject}::text,
        ${postId}::bigint, ${details ? JSON.stringify(details) : null}::jsonb,
        ${clock.now()}::timestamptz,
        ${isRepeated ? clock.now() : null}::timestamptz
      FROM ${receivers} AS receiver
      WHERE receiver.user_id NOT IN ${hiddenAuthors(trx, actorId)}
        AND ${actorId}::bigint NOT IN ${disabledPeople(trx)}
      ON CONFLICT (user_id, actor_id, type, subject) DO NOTHING
      RETURNING id, user_id, actor_id, type, post_id, details, created_at, read_at
    )
    SELECT made.*, actor.username AS actor_username,
      actor.display_name AS actor_display_name, actor.profile_picture AS actor_picture
    FROM made JOIN users AS actor ON actor.id = made.actor_id
  `.execute(trx);
  if (isRepeated) return;
  for (const row of rows) {
    const notification = presentNotification(row);
    frames.push({ userId: row.user_id, frame: { type: 'notification', notification } });
  }
}

/** A notification with its actor, as read from the database. */
export interface NotificationRow {
  id: number;
  type: string;
  post_id: number | null;
  details: NotificationDetails | null;
  created_at: Date;
  read_at: Date | null;
  actor_username: string;
  actor_display_name: string | null;
  actor_picture: string | null;
}

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    post_id: row.post_id,
    actor_username: row.actor_username,
    actor_display_name: row.actor_display_name,
    actor_image_url: fileUrl(row.actor_picture),
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
    ...row.details,
  };
}
