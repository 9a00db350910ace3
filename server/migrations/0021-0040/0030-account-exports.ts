import { sql, type Kysely } from 'kysely';

/**
 * Copies of people's data: one at a time for each person. Their files don't count to the person's
 * storage, so the trigger that subtracts deleted files leaves them out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE account_exports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'running', 'done', 'failed', 'expired')),
      attempts integer NOT NULL DEFAULT 0,
      alive_at timestamptz,
      file_id bigint REFERENCES files ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz
    );
    CREATE INDEX account_exports_by_user ON account_exports (user_id, id DESC);
    CREATE UNIQUE INDEX account_exports_open ON account_exports (user_id)
      WHERE state IN ('waiting', 'running');
    CREATE INDEX account_exports_to_expire ON account_exports (expires_at) WHERE state = 'done';
    CREATE INDEX account_exports_by_file ON account_exports (file_id) WHERE file_id IS NOT NULL;
    CREATE INDEX account_exports_by_age ON account_exports (created_at);

    CREATE OR REPLACE FUNCTION subtract_deleted_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE users SET stored_bytes = greatest(stored_bytes - deleted.bytes, 0)
          FROM (
            SELECT owner_id, sum(bytes) AS bytes FROM deleted_files
            WHERE purpose <> 'export' GROUP BY owner_id
          ) AS deleted
          WHERE users.id = deleted.owner_id;
        RETURN NULL;
      END
    $$;
  `.execute(db);
}
