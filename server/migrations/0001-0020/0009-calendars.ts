import { sql, type Kysely } from 'kysely';

/**
 * Private calendar addresses, stored as hashes, under which calendar programs fetch a person's
 * events. Cancelled events are kept so that calendars receive the cancellation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE calendar_feeds (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE cancelled_events (
      event_id bigint PRIMARY KEY,
      title text NOT NULL,
      location text,
      timezone text NOT NULL,
      starts_at timestamptz NOT NULL,
      revision integer NOT NULL,
      attendee_ids bigint[] NOT NULL,
      cancelled_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX cancelled_events_by_attendee ON cancelled_events USING gin (attendee_ids);
    CREATE INDEX cancelled_events_by_age ON cancelled_events (cancelled_at);

    CREATE INDEX posts_by_type ON posts (post_type, id DESC);
  `.execute(db);
}
