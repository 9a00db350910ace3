import { sql, type Kysely } from 'kysely';

/**
 * The usernames that people gave up, folded as in the index users_by_look, and when they last
 * changed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE former_usernames (
      name_key text PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      until timestamptz NOT NULL
    );
    CREATE INDEX former_usernames_by_user ON former_usernames (user_id);
    ALTER TABLE users ADD COLUMN username_changed_at timestamptz;
  `.execute(db);
}
