import { sql, type Kysely } from 'kysely';

/**
 * Notifications from Quad itself have no actor. Each person gets one of a type and subject, which
 * the unique key does not ensure for nulls. Earlier releases list only those with an actor.
 *
 * `report_mails` has one row: when the last mail about reports was sent or is due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE notifications ALTER COLUMN actor_id DROP NOT NULL;
    CREATE UNIQUE INDEX notifications_from_quad ON notifications (user_id, type, subject)
      WHERE actor_id IS NULL;

    CREATE TABLE report_mails (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      last_at timestamptz
    );
  `.execute(db);
}
