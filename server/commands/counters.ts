import { sql, type RawBuilder } from 'kysely';
import { isMember } from '#domain/people';

/** A total stored on a row, so that reads don't have to compute it. */
export interface Counter {
  table: string;
  column: string;
  /** The columns that identify a row. */
  key: readonly string[];
  /** The correct value for the row with the alias `counted`. */
  actual: RawBuilder<number>;
}

const rsvps = (status: string) =>
  sql<number>`(SELECT count(*) FROM event_rsvps
    WHERE event_id = counted.id AND status = ${sql.lit(status)})`;

/** Every counter that the server stores. */
export const counters: readonly Counter[] = [
  {
    table: 'posts',
    column: 'total_likes',
    key: ['id'],
    actual: sql`(SELECT count(*) FROM post_likes WHERE post_id = counted.id)`,
  },
  {
    table: 'posts',
    column: 'total_comments',
    key: ['id'],
    actual: sql`(SELECT count(*) FROM comments
      WHERE post_id = counted.id AND deleted_at IS NULL)`,
  },
  {
    table: 'comments',
    column: 'total_likes',
    key: ['id'],
    actual: sql`(SELECT count(*) FROM comment_likes WHERE comment_id = counted.id)`,
  },
  { table: 'events', column: 'going', key: ['id'], actual: rsvps('going') },
  { table: 'events', column: 'interested', key: ['id'], actual: rsvps('interested') },
  { table: 'events', column: 'waiting', key: ['id'], actual: rsvps('waiting') },
  {
    table: 'users',
    column: 'stored_bytes',
    key: ['id'],
    actual: sql`(SELECT coalesce(sum(bytes), 0)::bigint FROM files
      WHERE owner_id = counted.id AND purpose <> 'export')`,
  },
  {
    table: 'universities',
    column: 'total_members',
    key: ['id'],
    actual: sql`(SELECT count(*) FROM users WHERE users.university_id = counted.id AND ${isMember})`,
  },
  {
    table: 'conversations',
    column: 'unread_count',
    key: ['user_id', 'other_id'],
    actual: sql`(SELECT count(*) FROM messages
      WHERE low_id = least(counted.user_id, counted.other_id)
        AND high_id = greatest(counted.user_id, counted.other_id)
        AND sender_id = counted.other_id AND messages.id > counted.last_read_id)`,
  },
];
