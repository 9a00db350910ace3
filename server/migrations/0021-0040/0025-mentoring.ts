import { sql, type Kysely } from 'kysely';

/**
 * Mentoring: what people offer, who asks for it and why, and the side of a connection that is the
 * other's mentor. A connection occupies a place while it exists. An ended one remembers its mentor,
 * so that it can be restored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN mentoring_topics text[] NOT NULL DEFAULT '{}'
        CHECK (cardinality(mentoring_topics) <= 5),
      ADD COLUMN mentoring_places smallint NOT NULL DEFAULT 0
        CHECK (mentoring_places BETWEEN 0 AND 10);
    CREATE INDEX users_mentors ON users (id DESC)
      WHERE mentoring_places > 0 AND mentoring_topics <> '{}';
    CREATE INDEX users_by_position ON users (position, id DESC) WHERE position IS NOT NULL;

    ALTER TABLE connection_requests
      ADD COLUMN mentoring_topic text,
      ADD COLUMN message text CHECK (char_length(message) <= 300);

    ALTER TABLE connections ADD COLUMN mentor_id bigint CHECK (mentor_id IN (low_id, high_id));
    CREATE INDEX connections_by_mentor ON connections (mentor_id) WHERE mentor_id IS NOT NULL;
    ALTER TABLE ended_connections ADD COLUMN mentor_id bigint
      CHECK (mentor_id IN (low_id, high_id));
  `.execute(db);
}
