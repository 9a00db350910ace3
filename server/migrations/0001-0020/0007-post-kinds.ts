import { sql, type Kysely } from 'kysely';

/** The attachments of posts: pictures, videos, documents, and events with their RSVPs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE files ADD COLUMN original_id bigint REFERENCES files ON DELETE CASCADE;
    CREATE INDEX files_by_original ON files (original_id) WHERE original_id IS NOT NULL;

    CREATE TABLE post_files (
      post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
      position smallint NOT NULL CHECK (position >= 0),
      file_id bigint NOT NULL UNIQUE REFERENCES files ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('image', 'video', 'document')),
      alt text NOT NULL DEFAULT '',
      PRIMARY KEY (post_id, position)
    );

    CREATE TABLE events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      post_id bigint NOT NULL UNIQUE REFERENCES posts ON DELETE CASCADE,
      title text NOT NULL,
      description text NOT NULL,
      location text,
      event_date date NOT NULL,
      event_time time NOT NULL,
      timezone text NOT NULL,
      starts_at timestamptz NOT NULL,
      day_ends_at timestamptz NOT NULL,
      image_file_id bigint REFERENCES files ON DELETE SET NULL,
      going integer NOT NULL DEFAULT 0 CHECK (going >= 0),
      interested integer NOT NULL DEFAULT 0 CHECK (interested >= 0),
      revision integer NOT NULL DEFAULT 0,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK (day_ends_at > starts_at)
    );
    CREATE INDEX events_by_start ON events (starts_at, id);
    CREATE INDEX events_by_image ON events (image_file_id) WHERE image_file_id IS NOT NULL;

    CREATE TABLE event_rsvps (
      event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      status text NOT NULL CHECK (status IN ('going', 'interested')),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (event_id, user_id)
    );
    CREATE INDEX event_rsvps_by_user ON event_rsvps (user_id, event_id);
  `.execute(db);
}
