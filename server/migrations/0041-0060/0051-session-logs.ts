import { sql, type Kysely } from 'kysely';

/**
 * Session logs that people sent to the operator. The token of a link is made when the operator opens
 * a log; only its hash is stored. Without its file a log is of no use, so it goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE session_logs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash bytea UNIQUE,
      file_id bigint NOT NULL UNIQUE REFERENCES files ON DELETE CASCADE,
      note text NOT NULL DEFAULT '',
      notes jsonb NOT NULL DEFAULT '[]',
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX session_logs_by_user ON session_logs (user_id, expires_at);
    CREATE INDEX session_logs_to_expire ON session_logs (expires_at);
  `.execute(db);
}
