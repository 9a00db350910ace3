import { sql, type Kysely } from 'kysely';

/** The papers, events and posts to whose pages the texts of posts have addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_links (
      post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('paper', 'event', 'post')),
      target_id bigint NOT NULL,
      PRIMARY KEY (post_id, kind, target_id)
    );
    CREATE INDEX post_links_by_target ON post_links (kind, target_id, post_id DESC);
  `.execute(db);
}
