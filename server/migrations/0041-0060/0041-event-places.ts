import { sql, type Kysely } from 'kysely';

/**
 * The end of an event, its online address and its places. `over_at` is the end, or the end of the
 * day if there is none. Few events last longer than a day, so those have an index of their own, and
 * lists by start needn't look back a month for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE events
      ADD COLUMN ends_at timestamptz CHECK (ends_at > starts_at),
      ADD COLUMN over_at timestamptz NOT NULL
        GENERATED ALWAYS AS (coalesce(ends_at, day_ends_at)) STORED,
      ADD COLUMN online_url text,
      ADD COLUMN join_note text,
      ADD COLUMN capacity integer CHECK (capacity > 0),
      ADD COLUMN waiting integer NOT NULL DEFAULT 0 CHECK (waiting >= 0);
    CREATE INDEX events_longer_than_a_day ON events (ends_at)
      WHERE ends_at - starts_at > interval '1 day';

    ALTER TABLE event_rsvps
      DROP CONSTRAINT event_rsvps_status_check,
      ADD CONSTRAINT event_rsvps_status_check
        CHECK (status IN ('going', 'interested', 'waiting'));
    CREATE INDEX event_rsvps_waiting ON event_rsvps (event_id, created_at)
      WHERE status = 'waiting';
  `.execute(db);
}
