import { sql, type Kysely } from 'kysely';

/** Characters that the text search parser of the C.UTF-8 locale treats as letters. */
const SIGNS = '“”„‘’‚«»‹›—–…।॥·•';

/** The text of a column as the search splits it into words. */
const words = (column: string) =>
  `translate(lower(${column}), '${SIGNS}', repeat(' ', ${[...SIGNS].length}))`;
/** The words of a column, as written and reduced to their English stems. */
const vector = (column: string) =>
  `to_tsvector('simple', ${words(column)}) || to_tsvector('english', ${words(column)})`;

/**
 * Papers, work in progress with requests to join it, and documents uploaded to the assistant.
 *
 * The text of a PDF is extracted once for each content, regardless of the uploader.
 * `document_texts` is keyed by the hash of the bytes, and `document_pages` has a row per page.
 * Permission to read a text comes from the papers and assistant documents that reference it, never
 * from the text itself.
 *
 * A paper is found by the words of its columns and of its text together. A search for two words may
 * find one in the title and the other on page 7. A trigger combines them, because generated columns
 * see one row only. The text's words have no positions, which would make up most of their size.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofPaper = sql.raw(
    `setweight(${vector('NEW.title')}, 'A') || ` +
      `setweight(${vector("NEW.author || ' ' || NEW.research_field")}, 'B') || ` +
      `setweight(${vector('NEW.abstract')}, 'C')`,
  );
  await sql`
    CREATE TABLE document_texts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      sha256 bytea NOT NULL UNIQUE,
      state text NOT NULL CHECK (state IN ('readable', 'no_text', 'encrypted', 'broken', 'too_long')),
      page_count integer CHECK (page_count >= 0),
      title text NOT NULL DEFAULT '',
      author text NOT NULL DEFAULT '',
      abstract text NOT NULL DEFAULT '',
      doi text,
      published_year smallint,
      words tsvector NOT NULL DEFAULT ''::tsvector,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE document_pages (
      text_id bigint NOT NULL REFERENCES document_texts ON DELETE CASCADE,
      page integer NOT NULL CHECK (page > 0),
      text text NOT NULL,
      words tsvector NOT NULL GENERATED ALWAYS AS (${sql.raw(vector('text'))}) STORED,
      PRIMARY KEY (text_id, page)
    );
    CREATE INDEX document_pages_by_word ON document_pages USING gin (words) WITH (fastupdate = off);

    CREATE TABLE papers (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      file_id bigint NOT NULL UNIQUE REFERENCES files,
      text_id bigint NOT NULL REFERENCES document_texts,
      title text NOT NULL,
      author text NOT NULL,
      research_field text NOT NULL,
      abstract text NOT NULL,
      doi text,
      published_year smallint,
      words tsvector NOT NULL DEFAULT ''::tsvector,
      created_at timestamptz NOT NULL DEFAULT now(),
      edited_at timestamptz
    );
    CREATE FUNCTION join_paper_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.words := ${ofPaper}
          || (SELECT words FROM document_texts WHERE document_texts.id = NEW.text_id);
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER papers_words BEFORE INSERT
      OR UPDATE OF title, author, research_field, abstract, text_id ON papers
      FOR EACH ROW EXECUTE FUNCTION join_paper_words();
    CREATE INDEX papers_by_user ON papers (user_id, id DESC);
    CREATE INDEX papers_by_text ON papers (text_id);
    CREATE INDEX papers_by_doi ON papers (doi) WHERE doi IS NOT NULL;
    CREATE INDEX papers_by_field ON papers (lower(research_field), id DESC);
    CREATE INDEX papers_by_word ON papers USING gin (words) WITH (fastupdate = off);

    CREATE TABLE posted_research (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      research_field text NOT NULL,
      details text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX posted_research_by_user ON posted_research (user_id, id DESC);

    CREATE TABLE collaboration_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      research_id bigint NOT NULL REFERENCES posted_research ON DELETE CASCADE,
      owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      requester_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      message text NOT NULL,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'declined')),
      created_at timestamptz NOT NULL DEFAULT now(),
      decided_at timestamptz,
      UNIQUE (research_id, requester_id),
      CHECK (owner_id <> requester_id)
    );
    CREATE INDEX collaboration_requests_to ON collaboration_requests (owner_id, id DESC)
      WHERE status = 'pending';
    CREATE INDEX collaboration_requests_from ON collaboration_requests (requester_id);

    CREATE TABLE assistant_documents (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      text_id bigint NOT NULL REFERENCES document_texts,
      file_id bigint NOT NULL UNIQUE REFERENCES files,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (user_id, text_id)
    );
    CREATE INDEX assistant_documents_by_text ON assistant_documents (text_id);
    CREATE INDEX assistant_documents_latest ON assistant_documents (user_id, last_used_at DESC);

    CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation'; END
    $$;
    CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
  `.execute(db);
}
