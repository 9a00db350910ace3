import { sql, type Kysely } from 'kysely';

/** Characters that the text search parser of the C.UTF-8 locale treats as letters. */
const SIGNS = '“”„‘’‚«»‹›—–…।॥·•';

/** The text of a column as the search splits it into words. */
const words = (column: string) =>
  `translate(lower(${column}), '${SIGNS}', repeat(' ', ${[...SIGNS].length}))`;

/**
 * Public links to posts, reports of posts, and the words posts are found by.
 *
 * Words are stored twice, as written and reduced to their English stem. Names and other languages
 * are then found exactly and English in every form. They are lower-cased by `lower` first, which
 * knows more capitals than the text search parser does. `attached_text` contains the searchable
 * words outside the post's own text: those of its event, and the names of its documents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const attached = sql.raw(
    `to_tsvector('simple', ${words('attached_text')}) || to_tsvector('english', ${words('attached_text')})`,
  );
  const content = sql.raw(
    `to_tsvector('simple', ${words('content')}) || to_tsvector('english', ${words('content')})`,
  );
  await sql`
    CREATE TABLE post_shares (
      post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      token text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (post_id, user_id)
    );
    CREATE INDEX post_shares_by_user ON post_shares (user_id);

    CREATE TABLE post_reports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      post_id bigint REFERENCES posts ON DELETE SET NULL,
      author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      reporter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      reason text NOT NULL,
      reported_content text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz,
      UNIQUE (post_id, reporter_id)
    );
    CREATE INDEX post_reports_open ON post_reports (id) WHERE settled_at IS NULL;
    CREATE INDEX post_reports_by_author ON post_reports (author_id);
    CREATE INDEX post_reports_by_reporter ON post_reports (reporter_id);

    ALTER TABLE posts ADD COLUMN attached_text text NOT NULL DEFAULT '';
    ALTER TABLE posts ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
      setweight(${attached}, 'A') || setweight(${content}, 'B')
    ) STORED;
    CREATE INDEX posts_by_word ON posts USING gin (words) WITH (fastupdate = off);
  `.execute(db);
}
