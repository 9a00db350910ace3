import { sql, type Kysely, type Transaction } from 'kysely';
import type { NotificationDetails } from '#contract/entities/notification';
import { NOTIFICATION_EXCERPT_MAX_LENGTH, NOTIFICATION_TITLE_MAX_LENGTH } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import type { Tables } from '#server/platform/database/tables';
import { clipToLine } from '#domain/words';

/** An event as people are notified of it. */
interface NotifiedEvent {
  id: number;
  title: string;
  location: string | null;
  starts_at: Date;
  timezone: string;
}

/** Clips the title of a post, an event or a piece of work. */
export const clipTitle = (title: string) => clipToLine(title, NOTIFICATION_TITLE_MAX_LENGTH);

/** The details of a notification about an event: its title and its start. */
export const detailsOfEvent = ({
  id,
  title,
  starts_at,
  timezone,
}: Omit<NotifiedEvent, 'location'>): NotificationDetails => ({
  title: clipTitle(title),
  event_id: id,
  event_datetime: starts_at.toISOString(),
  timezone,
});

/** The same with its place, for a reminder. */
export const detailsOfReminder = (event: NotifiedEvent): NotificationDetails => ({
  ...detailsOfEvent(event),
  ...(event.location ? { location: clipTitle(event.location) } : {}),
});

/** The same for an event that was moved, with its former time and place. */
export function detailsOfMove(before: NotifiedEvent, after: NotifiedEvent): NotificationDetails {
  const placeOf = ({ location }: NotifiedEvent) => clipTitle(location ?? '');
  const change: NotificationDetails['change'] = {};
  if (before.starts_at.getTime() !== after.starts_at.getTime())
    change.when = [before.starts_at.toISOString(), after.starts_at.toISOString()];
  if (before.location !== after.location) change.where = [placeOf(before), placeOf(after)];
  return { ...detailsOfEvent(after), change };
}

/** The parts of a post that name it: the title of its event, its text, and its first file. */
export interface NamedPost {
  eventTitle?: string | null | undefined;
  content: string;
  /** The name of a document, or the description of a picture. */
  fileName?: string | null | undefined;
}

/** The details of a notification about a post, with its first words as the title. */
export function titleOfPost({ eventTitle, content, fileName }: NamedPost): NotificationDetails {
  const name = [eventTitle, content, fileName].find((text) => text && hasVisibleText(text));
  return name ? { title: clipTitle(name) } : {};
}

/** The same for a stored post. */
export async function detailsOfPost(
  db: Kysely<Tables>,
  postId: number,
): Promise<NotificationDetails> {
  const { rows } = await sql<Required<NamedPost> & { eventId: number | null }>`
    SELECT posts.content, events.id AS "eventId", events.title AS "eventTitle", (
      SELECT CASE kind WHEN 'document' THEN files.original_name ELSE alt END
      FROM post_files JOIN files ON files.id = post_files.file_id
      WHERE post_files.post_id = posts.id ORDER BY position LIMIT 1
    ) AS "fileName"
    FROM posts LEFT JOIN events ON events.post_id = posts.id
    WHERE posts.id = ${postId}`.execute(db);
  const [post] = rows;
  if (!post) return {};
  const { eventId, ...named } = post;
  return { ...titleOfPost(named), ...(eventId === null ? {} : { event_id: eventId }) };
}

/** The same for a comment or reply under the post. */
export async function detailsOfComment(
  db: Kysely<Tables>,
  { id, postId, content }: { id: number; postId: number; content: string },
): Promise<NotificationDetails> {
  const excerpt = clipToLine(content, NOTIFICATION_EXCERPT_MAX_LENGTH);
  return { ...(await detailsOfPost(db, postId)), excerpt, comment_id: id };
}

/**
 * Removes the words of comments from all notifications about them. Call it in the transaction that
 * edits or deletes the comments; replies to them keep theirs, and Quad its reasons.
 */
export async function clearCommentExcerpts(
  trx: Transaction<Tables>,
  commentIds: readonly number[],
): Promise<void> {
  const subjects = commentIds.map((id) => `comment:${id}`);
  await sql`
    UPDATE notifications SET details = details - 'excerpt'
    WHERE subject = ANY (${subjects}::text[]) AND details ? 'excerpt' AND actor_id IS NOT NULL
  `.execute(trx);
}
