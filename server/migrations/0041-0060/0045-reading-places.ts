import { sql, type Kysely } from 'kysely';

/** The pages at which people stopped reading papers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reading_places (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      paper_id bigint NOT NULL REFERENCES papers ON DELETE CASCADE,
      page integer NOT NULL CHECK (page > 0),
      updated_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, paper_id)
    );
    CREATE INDEX reading_places_by_paper ON reading_places (paper_id);
  `.execute(db);
}
