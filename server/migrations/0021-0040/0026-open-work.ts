import { sql, type Kysely } from 'kysely';

/**
 * Work that is closed to requests, when its texts were changed, and requests that were withdrawn,
 * with how often.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE posted_research
      ADD COLUMN is_open boolean NOT NULL DEFAULT true,
      ADD COLUMN edited_at timestamptz;
    ALTER TABLE collaboration_requests
      ADD COLUMN withdrawals smallint NOT NULL DEFAULT 0,
      DROP CONSTRAINT collaboration_requests_status_check,
      ADD CONSTRAINT collaboration_requests_status_check CHECK (status IN
        ('pending', 'accepted', 'declined', 'withdrawn'));
  `.execute(db);
}
