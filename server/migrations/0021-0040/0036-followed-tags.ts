import { sql, type Kysely } from 'kysely';

/**
 * The hashtags that people follow, as posts contain them. The index finds the first post of the last
 * days, where the feed of a person with very many connections ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE followed_tags (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      tag text NOT NULL,
      PRIMARY KEY (user_id, tag)
    );
    CREATE INDEX posts_by_time ON posts (created_at);
  `.execute(db);
}
