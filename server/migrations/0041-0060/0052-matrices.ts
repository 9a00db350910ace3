import { sql, type Kysely } from 'kysely';

/**
 * Quote matrices: the same questions to several papers. `due_at` is the time from which a process
 * may work on an unfinished one, `turn` counts how often one did, and `attempts` how often since the
 * last answer. The quotes of a deleted paper go with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE matrices (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
      paper_ids bigint[] NOT NULL,
      questions text[] NOT NULL,
      turn integer NOT NULL DEFAULT 0,
      attempts integer NOT NULL DEFAULT 0,
      due_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX matrices_by_user ON matrices (user_id, id DESC);
    CREATE INDEX matrices_due ON matrices (due_at) WHERE state IN ('waiting', 'running');
    CREATE UNIQUE INDEX matrices_one_running ON matrices (user_id)
      WHERE state IN ('waiting', 'running');
    CREATE TABLE matrix_cells (
      matrix_id bigint NOT NULL REFERENCES matrices ON DELETE CASCADE,
      paper_id bigint NOT NULL REFERENCES papers ON DELETE CASCADE,
      question integer NOT NULL,
      verdict text NOT NULL CHECK (verdict IN ('quoted', 'not_in_paper', 'failed')),
      citations jsonb NOT NULL,
      nearest jsonb NOT NULL,
      PRIMARY KEY (matrix_id, paper_id, question)
    );
    CREATE INDEX matrix_cells_by_paper ON matrix_cells (paper_id);
  `.execute(db);
}
