import { sql, type Kysely } from 'kysely';
import type { PersonColumns } from '#domain/people';
import { isEventShown, sharedPostId } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import * as texts from './texts';
import type { CalendarEntry } from './writeCalendar';

/** Looked up by key, because a join might read every post there is. */
const host = sql<Pick<PersonColumns, 'username' | 'display_name'>>`(
  SELECT json_build_object('username', username, 'display_name', display_name)
  FROM posts JOIN users ON users.id = posts.user_id
  WHERE posts.id = events.post_id
)`;

/** The columns of an event that are part of an entry. */
export const entryColumns = [
  'events.id',
  'events.title',
  'events.description',
  'events.location',
  'events.timezone',
  'events.starts_at',
  'events.ends_at',
  'events.revision',
  'events.updated_at as changed_at',
  host.as('host'),
] as const;

/**
 * One event, including past ones. Throws 404 if there is none, or its author is hidden from the
 * reader.
 */
export async function readEntry(
  db: Kysely<Tables>,
  readerId: number,
  eventId: number,
): Promise<CalendarEntry> {
  const row = await db
    .selectFrom('events')
    .select(entryColumns)
    .where('id', '=', eventId)
    .where(isEventShown(readerId))
    .executeTakeFirst();
  if (!row) throw notFound(texts.eventNotFound);
  return { ...row, status: 'confirmed' };
}

/** The event of a shared post. Throws 404 if there is none, or the link no longer works. */
export async function readSharedEntry(db: Kysely<Tables>, token: string): Promise<CalendarEntry> {
  const row = await db
    .selectFrom('events')
    .select(entryColumns)
    .where('post_id', 'in', sharedPostId(db, token))
    .executeTakeFirst();
  if (!row) throw notFound(texts.eventNotShared);
  return { ...row, status: 'confirmed' };
}
