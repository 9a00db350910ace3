import { sql, type Kysely } from 'kysely';

/** The platform's tables: uploaded files, pending jobs, and responses to idempotent calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE files (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL UNIQUE,
      owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL,
      mime_type text NOT NULL,
      bytes bigint NOT NULL,
      original_name text NOT NULL,
      width integer,
      height integer,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX files_by_owner ON files (owner_id, id);

    CREATE TABLE jobs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      payload jsonb NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      run_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      done_at timestamptz,
      dead_at timestamptz,
      last_error text
    );
    CREATE INDEX jobs_due ON jobs (run_at, id) WHERE done_at IS NULL AND dead_at IS NULL;

    CREATE TABLE idempotency_keys (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      path text NOT NULL,
      key text NOT NULL,
      body_hash bytea NOT NULL,
      committed boolean NOT NULL DEFAULT false,
      status integer,
      answer jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, path, key)
    );
    CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
  `.execute(db);
}
