import { sql, type Kysely } from 'kysely';

/**
 * One table for reports of posts, comments, people, papers and messages, with their decisions and
 * appeals, in place of `post_reports` and `comment_reports`. Reports keep their ids.
 *
 * `target_id` refers to the table of its kind, without a key: a report outlives its content. It is
 * null for old reports whose content was deleted. A person reports the same content once, and a
 * person as often as the last report is decided; a withdrawn one doesn't count. Settled reports of
 * deleted content count as acted on, and others as no breach, because only that was recorded.
 *
 * `suspended_until` hides an account as `disabled_at` does, until housekeeping clears it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('post', 'comment', 'person', 'paper', 'message')),
      target_id bigint,
      message_ids bigint[],
      author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      reporter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      reason text NOT NULL,
      note text NOT NULL DEFAULT '',
      content text NOT NULL,
      state text NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'looked_at', 'acted', 'no_breach', 'withdrawn')),
      decision text CHECK (decision IN ('dismiss', 'remove', 'warn', 'suspend')),
      decided_by bigint REFERENCES users ON DELETE SET NULL,
      decided_at timestamptz,
      explanation text NOT NULL DEFAULT '',
      appeal text,
      appealed_at timestamptz,
      appeal_granted boolean,
      appeal_decided_by bigint REFERENCES users ON DELETE SET NULL,
      appeal_explanation text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((state IN ('open', 'looked_at')) = (decided_at IS NULL)),
      CHECK ((appeal IS NULL) = (appealed_at IS NULL))
    );
    CREATE UNIQUE INDEX reports_once ON reports (kind, target_id, reporter_id)
      WHERE state IN ('open', 'looked_at')
        OR (kind <> 'person' AND state IN ('acted', 'no_breach'));
    CREATE INDEX reports_waiting ON reports (id)
      WHERE state IN ('open', 'looked_at') OR (appeal IS NOT NULL AND appeal_granted IS NULL);
    CREATE INDEX reports_by_state ON reports (state, id);
    CREATE INDEX reports_by_author ON reports (author_id, id);
    CREATE INDEX reports_by_reporter ON reports (reporter_id, id);
    CREATE INDEX reports_by_decider ON reports (decided_by) WHERE decided_by IS NOT NULL;
    CREATE INDEX reports_by_appeal_decider ON reports (appeal_decided_by)
      WHERE appeal_decided_by IS NOT NULL;

    INSERT INTO reports (id, kind, target_id, author_id, reporter_id, reason, content, state,
      decided_at, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT old.id, old.kind, old.target_id, old.author_id, old.reporter_id, old.reason,
      old.reported_content,
      CASE WHEN old.settled_at IS NULL THEN 'open'
        WHEN old.target_id IS NULL THEN 'acted' ELSE 'no_breach' END,
      old.settled_at, old.created_at
    FROM (
      SELECT 'post' AS kind, id, post_id AS target_id, author_id, reporter_id, reason,
        reported_content, settled_at, created_at
      FROM post_reports
      UNION ALL
      SELECT 'comment', id, comment_id, author_id, reporter_id, reason, reported_content,
        settled_at, created_at
      FROM comment_reports
    ) AS old;
    SELECT setval(pg_get_serial_sequence('reports', 'id'),
      (SELECT last_value FROM post_reports_id_seq),
      (SELECT is_called FROM post_reports_id_seq));
    DROP TABLE comment_reports;
    DROP TABLE post_reports;

    ALTER TABLE users ADD COLUMN suspended_until timestamptz;
    CREATE INDEX users_by_suspension ON users (suspended_until) WHERE suspended_until IS NOT NULL;
    DROP INDEX users_hidden;
    CREATE INDEX users_hidden ON users (id)
      WHERE disabled_at IS NOT NULL OR deletion_at IS NOT NULL OR suspended_until IS NOT NULL;
  `.execute(db);
}
