import { sql, type Kysely } from 'kysely';

/**
 * The words of people's names, folded, for lookups by their beginnings. Indexes for LIKE, because
 * those of the usual order serve it only in the C locale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE user_name_words (
      user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      word text NOT NULL,
      PRIMARY KEY (user_id, word)
    );
    CREATE INDEX user_name_words_by_beginning ON user_name_words (word text_pattern_ops);
    CREATE INDEX users_by_beginning ON users (lower(username) text_pattern_ops);
  `.execute(db);
}
