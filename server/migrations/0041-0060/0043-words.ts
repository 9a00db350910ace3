import { sql, type Kysely } from 'kysely';

/** The words as releases before this one find them; the server writes them itself since. */
const SIGNS = '“”„‘’‚«»‹›—–…।॥·•';
const words = (text: string) =>
  `translate(lower(${text}), '${SIGNS}', repeat(' ', ${[...SIGNS].length}))`;
const vector = (text: string) =>
  `to_tsvector('simple', ${words(text)}) || to_tsvector('english', ${words(text)})`;

/** The words of a post, a page, and a paper by the rules of before. */
const OF_POST =
  `setweight(${vector('NEW.attached_text')}, 'A') || ` + `setweight(${vector('NEW.content')}, 'B')`;
const OF_PAGE = vector('NEW.text');
const OF_PAPER =
  `setweight(${vector('NEW.title')}, 'A') || ` +
  `setweight(${vector("NEW.author || ' ' || NEW.research_field")}, 'B') || ` +
  `setweight(${vector('NEW.abstract')}, 'C')` +
  ` || (SELECT words FROM document_texts WHERE document_texts.id = NEW.text_id)`;

/** A trigger that writes the words of a row unless the server wrote them just now. */
const trigger = (name: string, event: string, table: string, written: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        IF NEW.words_at IS NOT NULL THEN RETURN NEW; END IF;
      ELSIF NEW.words_at IS DISTINCT FROM OLD.words_at THEN
        RETURN NEW;
      END IF;
      NEW.words := ${written};
      NEW.words_at := NULL;
      RETURN NEW;
    END
  $$;
  CREATE TRIGGER ${name} BEFORE ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}();
`;

/**
 * The server splits texts into words itself, by the rules it has for searches. Until then the
 * parser of PostgreSQL did, which has other rules for signs, and others again in each locale.
 *
 * `words_at` is the time when the server wrote the words. A job writes those of the rows where it is
 * null: older rows, and those of the previous release, which doesn't know the column. Until the
 * job comes to them, they are found by the words of before, which triggers write. An index names the
 * rows that are left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE posts
      ALTER COLUMN words DROP EXPRESSION,
      ALTER COLUMN words SET DEFAULT ''::tsvector,
      ADD COLUMN words_at timestamptz;
    ${sql.raw(trigger('posts_words', 'INSERT OR UPDATE OF content, attached_text', 'posts', OF_POST))}
    CREATE INDEX posts_to_reindex ON posts (id) WHERE words_at IS NULL;

    ALTER TABLE document_pages
      ALTER COLUMN words DROP EXPRESSION,
      ALTER COLUMN words SET DEFAULT ''::tsvector,
      ADD COLUMN words_at timestamptz;
    ${sql.raw(trigger('document_pages_words', 'INSERT OR UPDATE OF text', 'document_pages', OF_PAGE))}
    CREATE INDEX document_pages_to_reindex ON document_pages (text_id, page) WHERE words_at IS NULL;

    ALTER TABLE document_texts ADD COLUMN words_at timestamptz;
    CREATE INDEX document_texts_to_reindex ON document_texts (id) WHERE words_at IS NULL;

    ALTER TABLE papers ADD COLUMN words_at timestamptz;
    DROP TRIGGER papers_words ON papers;
    DROP FUNCTION join_paper_words();
    ${sql.raw(
      trigger(
        'papers_words',
        'INSERT OR UPDATE OF title, author, research_field, abstract, text_id',
        'papers',
        OF_PAPER,
      ),
    )}
    CREATE INDEX papers_to_reindex ON papers (id) WHERE words_at IS NULL;

    ALTER TABLE message_words ADD COLUMN words_at timestamptz;
    CREATE FUNCTION message_words_written() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.words_at IS NOT DISTINCT FROM OLD.words_at THEN NEW.words_at := NULL; END IF;
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER message_words_written BEFORE UPDATE OF words ON message_words
      FOR EACH ROW EXECUTE FUNCTION message_words_written();
    CREATE INDEX message_words_to_reindex ON message_words (message_id) WHERE words_at IS NULL;

    -- Current work had no words of its own: a search read the texts. Until they are written, a row
    -- is found by its text as before.
    ALTER TABLE posted_research
      ADD COLUMN words tsvector,
      ADD COLUMN words_at timestamptz;
    CREATE FUNCTION posted_research_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.words_at IS NOT DISTINCT FROM OLD.words_at THEN
          NEW.words := NULL;
          NEW.words_at := NULL;
        END IF;
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER posted_research_words BEFORE UPDATE OF title, research_field, details
      ON posted_research FOR EACH ROW EXECUTE FUNCTION posted_research_words();
    CREATE INDEX posted_research_to_reindex ON posted_research (id) WHERE words_at IS NULL;

    -- Names, with and without their accents.
    ALTER TABLE users ADD COLUMN name_words_at timestamptz;
    CREATE FUNCTION users_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.name_words_at IS NOT DISTINCT FROM OLD.name_words_at THEN
          NEW.name_words_at := NULL;
        END IF;
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER users_name_words BEFORE UPDATE OF display_name ON users
      FOR EACH ROW EXECUTE FUNCTION users_name_words();
    CREATE INDEX users_to_reindex ON users (id)
      WHERE name_words_at IS NULL AND display_name IS NOT NULL AND deleted_at IS NULL;

    -- The names of places in plain words. Null until they are written.
    ALTER TABLE universities ADD COLUMN plain_name text;
    ALTER TABLE university_aliases ADD COLUMN plain_name text;
    ALTER TABLE departments ADD COLUMN plain_name text;
    CREATE INDEX universities_to_reindex ON universities (id) WHERE plain_name IS NULL;
    CREATE INDEX university_aliases_to_reindex ON university_aliases (name_key)
      WHERE plain_name IS NULL;
    CREATE INDEX departments_to_reindex ON departments (id) WHERE plain_name IS NULL;
  `.execute(db);
}
