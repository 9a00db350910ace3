import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** Few enough for one statement to finish in time on a busy machine. */
const BATCH = 2_000;

/** The local time of an event in a generated calendar. */
export interface CalendarEntry {
  event_date: string;
  event_time: string;
  timezone: string;
  starts_at: Date;
  day_ends_at: Date;
}

/** Inserts events of one author in bulk, and returns their ids in the same order. */
export async function insertCalendar(
  db: Kysely<Tables>,
  authorId: number,
  entries: readonly CalendarEntry[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < entries.length; from += BATCH) {
    ids.push(...(await insertBatch(db, authorId, entries.slice(from, from + BATCH))));
  }
  return ids;
}

async function insertBatch(
  db: Kysely<Tables>,
  authorId: number,
  entries: readonly CalendarEntry[],
): Promise<number[]> {
  const { rows: posts } = await sql<{ id: number }>`
    INSERT INTO posts (user_id, post_type, content)
    SELECT ${authorId}::bigint, 'event', '' FROM generate_series(1, ${entries.length}::integer)
    RETURNING id
  `.execute(db);
  const rows = entries.map((entry, i) => ({ ...entry, post_id: posts[i]?.id }));
  const { rows: events } = await sql<{ id: number; post_id: number }>`
    INSERT INTO events (post_id, title, description, event_date, event_time, timezone, starts_at, day_ends_at)
    SELECT post_id, 'Event', 'About it', event_date, event_time, timezone, starts_at, day_ends_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS entry (post_id bigint,
      event_date date, event_time time, timezone text, starts_at timestamptz, day_ends_at timestamptz)
    RETURNING id, post_id
  `.execute(db);
  const idOf = new Map(events.map(({ id, post_id }) => [post_id, id]));
  return posts.map((post) => idOf.get(post.id) ?? 0);
}
