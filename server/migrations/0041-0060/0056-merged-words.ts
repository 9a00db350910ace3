import { sql, type Kysely } from 'kysely';

/** Whether signs join words of a text, or an apostrophe that Unicode counts as a letter. */
const hasJoined = (...columns: string[]) =>
  sql.raw(
    columns
      .map((text) => String.raw`${text} ~ '\S[-''’‘${'`'}′‐‑–./&@_·．／]\S|[ʹ-ʿ]'`)
      .join(' OR '),
  );
const hasLetterLikeApostrophe = (column: string) => sql.raw(`${column} ~ '[ʹ-ʿ]'`);

/**
 * Words that signs join, such as `node.js`, are also found as the one word that others write. The job
 * that reindexes words writes those of older rows again; until then rows keep those of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE posts SET words_at = NULL WHERE ${hasJoined('content', 'attached_text')};
    UPDATE document_pages SET words_at = NULL WHERE ${hasJoined('text')};
    UPDATE document_texts SET words_at = NULL
      WHERE id IN (SELECT text_id FROM document_pages WHERE words_at IS NULL);
    UPDATE papers SET words_at = NULL
      WHERE ${hasJoined('title', 'author', 'research_field', 'abstract')};
    UPDATE posted_research SET words_at = NULL
      WHERE ${hasJoined('title', 'research_field', 'details')};
    UPDATE message_words SET words_at = NULL
      WHERE message_id IN (SELECT id FROM messages WHERE ${hasJoined('content')});
    UPDATE users SET name_words_at = NULL WHERE ${hasJoined('display_name')};
    UPDATE universities SET plain_name = NULL WHERE ${hasLetterLikeApostrophe('name')};
    UPDATE university_aliases SET plain_name = NULL WHERE ${hasLetterLikeApostrophe('name_key')};
    UPDATE departments SET plain_name = NULL WHERE ${hasLetterLikeApostrophe('name')};
  `.execute(db);
}
