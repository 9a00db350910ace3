import { sql, type Kysely } from 'kysely';

/**
 * Edits, removals and reports of comments. A removed comment that has replies stays, with
 * `deleted_at` and without its text.
 *
 * Reports of comments have the form of `post_reports`. Both tables take their ids from one sequence,
 * so that an id names one report, and one table can replace both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE comments
      ADD COLUMN edited_at timestamptz,
      ADD COLUMN deleted_at timestamptz,
      ADD COLUMN deleted_by bigint REFERENCES users ON DELETE SET NULL;
    UPDATE comments SET deleted_at = now(), deleted_by = user_id WHERE content = '';
    ALTER TABLE comments ADD CHECK (deleted_at IS NULL OR content = '');
    CREATE INDEX comments_by_deleter ON comments (deleted_by) WHERE deleted_by IS NOT NULL;

    CREATE TABLE comment_reports (
      id bigint PRIMARY KEY DEFAULT nextval('post_reports_id_seq'),
      comment_id bigint REFERENCES comments ON DELETE SET NULL,
      author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      reporter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      reason text NOT NULL,
      reported_content text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz,
      UNIQUE (comment_id, reporter_id)
    );
    CREATE INDEX comment_reports_open ON comment_reports (id) WHERE settled_at IS NULL;
    CREATE INDEX comment_reports_by_author ON comment_reports (author_id);
    CREATE INDEX comment_reports_by_reporter ON comment_reports (reporter_id);
  `.execute(db);
}
