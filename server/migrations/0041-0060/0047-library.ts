import { sql, type Kysely } from 'kysely';

/**
 * The posts, papers and references that people keep. A post or paper may end before its item, which
 * then stays as a note of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE library_items (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('post', 'paper', 'reference')),
      target_id bigint CHECK ((target_id IS NULL) = (kind = 'reference')),
      title text NOT NULL,
      author text NOT NULL,
      year integer,
      doi text,
      fields jsonb NOT NULL DEFAULT '{}',
      note text NOT NULL DEFAULT '',
      tags text[] NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL,
      UNIQUE (user_id, kind, target_id)
    );
    CREATE INDEX library_items_by_user ON library_items (user_id, id DESC);
  `.execute(db);
}
