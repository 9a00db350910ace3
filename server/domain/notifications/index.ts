import { sql, type Expression, type RawBuilder, type Transaction } from 'kysely';
import type {
  Notification,
  NotificationDetails,
  NotificationType,
} from '#contract/entities/notification';
import { notificationMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import {
  hiddenAccounts,
  hiddenAuthors,
  personOf,
  presentPerson,
  type PersonColumns,
} from '#domain/people';
import { selectConnectionsOf } from '#domain/connections';
import type { AddressedFrame } from '#domain/frames';
import { detailsOfPost } from './details';
import { AT_ONCE_AFTER_MS, DEFAULT_SETTINGS, PUSHED_AFTER_MS } from './settings';

export {
  clearCommentExcerpts,
  clipTitle,
  detailsOfComment,
  detailsOfEvent,
  detailsOfMove,
  detailsOfPost,
  detailsOfReminder,
  titleOfPost,
  type NamedPost,
} from './details';
export {
  AT_ONCE_AFTER_MS,
  DEFAULT_SETTINGS,
  isInApp,
  PUSHED_AFTER_MS,
  type Choices,
} from './settings';

export { markAnswered } from './markAnswered';
export { shownDetails } from './shownDetails';
export { deleteUnread, withdrawNotifications } from './withdrawNotifications';

/** An action of one person that others are notified of. */
export interface NotificationEvent {
  actorId: number;
  type: NotificationType;
  /** The subject, as `post:12`: repeating an action on the same subject notifies once. */
  subject: string;
  postId: number | null;
  /** Without them, those of the post, if there is one. */
  details?: NotificationDetails;
  /** Listed as read and without a frame, because its receivers were notified before. */
  isRepeated?: boolean;
  /** Also if the actor is hidden from everyone, as during the deletion of their account. */
  fromHidden?: boolean;
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

/** Notifies all of the actor's connections, except some people, with one statement. */
export async function notifyConnections(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  event: NotificationEvent,
  except: readonly number[],
): Promise<void> {
  const receivers = trx
    .selectFrom(selectConnectionsOf(trx, event.actorId).as('friends'))
    .where(sql<boolean>`friend_id <> ALL (${[...except]}::bigint[])`)
    .select('friend_id as user_id');
  await notifyReceivers(deps, trx, frames, event, receivers);
}

/**
 * Notifies everyone the query returns with one statement, including the actor if they are among
 * them. People hidden from the actor are left out, and a hidden actor notifies no one.
 */
export async function notifyReceivers(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  event: NotificationEvent,
  receivers: Expression<{ user_id: number }>,
): Promise<void> {
  const { actorId, fromHidden = false } = event;
  const seeing = trx
    .selectFrom(sql<{ user_id: number }>`${receivers}`.as('receiver'))
    .where('user_id', 'not in', hiddenAuthors(trx, actorId))
    .where(
      sql<boolean>`(${fromHidden}::boolean OR ${actorId}::bigint NOT IN ${hiddenAccounts(trx)})`,
    )
    .select('user_id');
  await insertNotifications(deps, trx, frames, event, seeing);
}

/**
 * Notifies one person of something that Quad itself did, in the caller's transaction, and adds the
 * frame to send after it. No one can hide from Quad; a disabled person finds it when they are back.
 */
export async function notifyFromQuad(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { userId, ...event }: EventOfQuad & { userId: number },
): Promise<void> {
  const receiver = trx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .select('id as user_id');
  await notifyAllFromQuad(deps, trx, frames, event, receiver);
}

type EventOfQuad = Pick<NotificationEvent, 'type' | 'subject' | 'postId' | 'details'>;

/** The same for everyone the query returns, with one statement. */
export async function notifyAllFromQuad(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  event: EventOfQuad,
  receivers: Expression<{ user_id: number }>,
): Promise<void> {
  await insertNotifications(deps, trx, frames, { ...event, actorId: null }, receivers);
}

/**
 * Notifies everyone the query returns. Each receiver's settings decide whether it adds a frame, and
 * queues the mail that follows at once and the push to their browsers.
 */
async function insertNotifications(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  {
    actorId,
    type,
    subject,
    postId,
    details,
    isRepeated = false,
  }: Omit<NotificationEvent, 'actorId'> & { actorId: number | null },
  receivers: Expression<{ user_id: number }>,
): Promise<void> {
  const now = clock.now();
  const about = details ?? (postId === null ? null : await detailsOfPost(trx, postId));
  const { rows } = await sql<NotificationRow & { user_id: number; in_app: boolean }>`
    WITH made AS (
      INSERT INTO notifications
        (user_id, actor_id, type, subject, post_id, details, created_at, read_at)
      SELECT receiver.user_id, ${actorId}::bigint, ${type}::text, ${subject}::text,
        ${postId}::bigint, ${about && JSON.stringify(about)}::jsonb,
        ${now}::timestamptz,
        ${isRepeated ? now : null}::timestamptz
      FROM ${receivers} AS receiver
      ON CONFLICT DO NOTHING
      RETURNING id, user_id, actor_id, type, post_id, details, created_at, read_at
    ), chosen AS (
      SELECT made.*, coalesce(settings.in_app, true) AS in_app,
        coalesce(settings.mail, ${DEFAULT_SETTINGS[type].mail}) AS mail,
        coalesce(settings.push, ${DEFAULT_SETTINGS[type].push}) AS push
      FROM made LEFT JOIN notification_settings AS settings
        ON settings.user_id = made.user_id AND settings.type = made.type
    ), queued AS (
      INSERT INTO notification_mails (notification_id, user_id, due_at)
      SELECT id, user_id, ${new Date(now.getTime() + AT_ONCE_AFTER_MS)}::timestamptz
      FROM chosen WHERE mail = 'at_once' AND read_at IS NULL
    ), queued_pushes AS (
      INSERT INTO notification_pushes (notification_id, user_id, due_at)
      SELECT id, user_id, ${new Date(now.getTime() + PUSHED_AFTER_MS)}::timestamptz
      FROM chosen WHERE push AND read_at IS NULL AND EXISTS (
        SELECT FROM push_subscriptions WHERE push_subscriptions.user_id = chosen.user_id)
    )
    SELECT chosen.*, ${actorOf(sql.ref('chosen.actor_id'))} AS actor FROM chosen
  `.execute(trx);
  if (isRepeated) return;
  for (const row of rows.filter(({ in_app }) => in_app)) {
    const notification = presentNotification(row);
    frames.push({ userId: row.user_id, frame: { type: 'notification', notification } });
  }
}

/** A notification with its actor, as read from the database. Quad itself has no id and name. */
export interface NotificationRow {
  id: number;
  type: string;
  post_id: number | null;
  actor_id: number | null;
  details: NotificationDetails | null;
  created_at: Date;
  read_at: Date | null;
  /** Null if Quad itself notifies. */
  actor: PersonColumns | null;
}

/** The column `actor` of a notification by a person's id. */
export const actorOf = (id: RawBuilder<unknown>) =>
  sql<PersonColumns | null>`(SELECT ${personOf()} FROM users WHERE users.id = ${id})`;

export function presentNotification(row: NotificationRow): Notification {
  const actor = row.actor && presentPerson(row.actor);
  return {
    id: row.id,
    type: row.type,
    post_id: row.post_id,
    actor_id: row.actor_id,
    actor_username: actor?.username ?? notificationMessages.quad,
    actor_display_name: actor?.display_name ?? null,
    actor_image_url: actor?.profile_picture ?? null,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
    ...row.details,
  };
}
