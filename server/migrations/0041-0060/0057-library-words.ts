import { sql, type Kysely } from 'kysely';

const DIGITS = '0-9০-৯٠-٩۰-۹';
/** Whether a text may have a power, a number with commas, a blood group with its minus or a star. */
const hasSigns = (...columns: string[]) =>
  sql.raw(
    columns
      .map(
        (text) =>
          String.raw`${text} ~* '\^|⁻|[${DIGITS}][,٬][${DIGITS}]|\m([abo]|ab)[-‐‑–−－]|[[:alpha:]][*＊∗]'`,
      )
      .join(' OR '),
  );

/**
 * Numbers with commas between their thousands, powers, and the signs of `B-` and `A*` became parts of
 * words. The words of messages and works also got their positions, so that `follow-up` finds
 * `follow up`.
 */
async function reindexSigns(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE posts SET words_at = NULL WHERE ${hasSigns('content', 'attached_text')};
    UPDATE document_pages SET words_at = NULL WHERE ${hasSigns('text')};
    UPDATE document_texts SET words_at = NULL
      WHERE id IN (SELECT text_id FROM document_pages WHERE words_at IS NULL);
    UPDATE papers SET words_at = NULL
      WHERE ${hasSigns('title', 'author', 'research_field', 'abstract')};
    UPDATE posted_research SET words_at = NULL;
    UPDATE message_words SET words_at = NULL;
    UPDATE users SET name_words_at = NULL WHERE ${hasSigns('display_name')};
    UPDATE universities SET plain_name = NULL WHERE ${hasSigns('name')};
    UPDATE university_aliases SET plain_name = NULL WHERE ${hasSigns('name_key')};
    UPDATE departments SET plain_name = NULL WHERE ${hasSigns('name')};
  `.execute(db);
}

/**
 * Items of libraries are found by their words, as posts and papers are; until now a search compared
 * texts. The job that reindexes words writes those of older rows, and of rows that the previous
 * release wrote, which doesn't know the columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE library_items
      ADD COLUMN words tsvector,
      ADD COLUMN words_at timestamptz;
    CREATE FUNCTION library_items_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.words_at IS NOT DISTINCT FROM OLD.words_at THEN
          NEW.words := NULL;
          NEW.words_at := NULL;
        END IF;
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER library_items_words BEFORE UPDATE OF title, author, year, doi, note, tags
      ON library_items FOR EACH ROW EXECUTE FUNCTION library_items_words();
    CREATE INDEX library_items_to_reindex ON library_items (id) WHERE words_at IS NULL;
  `.execute(db);
  await reindexSigns(db);
}
