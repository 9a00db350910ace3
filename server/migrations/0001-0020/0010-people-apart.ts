import { sql, type Kysely } from 'kysely';

/**
 * Blocks, ended connections that can be restored for a while, email privacy, and the other
 * spellings of universities.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE blocks (
      blocker_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      blocked_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (blocker_id, blocked_id),
      CHECK (blocker_id <> blocked_id)
    );
    CREATE INDEX blocks_by_blocked ON blocks (blocked_id, blocker_id);

    CREATE TABLE ended_connections (
      low_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      high_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      ended_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      connected_at timestamptz NOT NULL,
      ended_at timestamptz NOT NULL,
      PRIMARY KEY (low_id, high_id)
    );
    CREATE INDEX ended_connections_by_high ON ended_connections (high_id);
    CREATE INDEX ended_connections_by_age ON ended_connections (ended_at);

    ALTER TABLE users ADD COLUMN hides_email boolean NOT NULL DEFAULT false;

    CREATE TABLE university_aliases (
      name_key text PRIMARY KEY,
      university_id bigint NOT NULL REFERENCES universities ON DELETE CASCADE
    );
    CREATE INDEX university_aliases_by_university ON university_aliases (university_id);
    CREATE INDEX universities_by_hashtag ON universities (hashtag_key);
  `.execute(db);
}
