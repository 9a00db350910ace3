import { sql, type Kysely } from 'kysely';

/**
 * What a notification is about, kept with it because its event may be deleted. Notifications of
 * recently cancelled events are filled from the records for calendars. Earlier releases leave the
 * column empty. The size is not checked for older rows, so that the table isn't read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE notifications ADD COLUMN details jsonb;
    ALTER TABLE notifications ADD CONSTRAINT notifications_details_size
      CHECK (octet_length(details::text) <= 2048) NOT VALID;
    UPDATE notifications SET details = jsonb_build_object(
      'title', left(cancelled.title, 80),
      'event_datetime',
      to_char(cancelled.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'timezone', cancelled.timezone
    )
    FROM (SELECT cancelled_events.*, unnest(attendee_ids) AS user_id FROM cancelled_events) AS cancelled
    WHERE notifications.user_id = cancelled.user_id
      AND notifications.type = 'event_cancelled'
      AND notifications.subject = 'event:' || cancelled.event_id || ':cancelled';
  `.execute(db);
}
