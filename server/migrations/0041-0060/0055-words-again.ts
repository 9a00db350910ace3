import { sql, type Kysely } from 'kysely';

/** Whether a text has more than ASCII: the words of all others are what they were. */
const hasOther = (...columns: string[]) =>
  sql.raw(columns.map((text) => `octet_length(${text}) <> char_length(${text})`).join(' OR '));

/**
 * Posts are also found by the words inside their hashtags, and words of all kinds in the digits,
 * vowel points and letters of other keyboards. The job that reindexes words writes them again; until
 * then rows keep those of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE posts SET words_at = NULL
      WHERE hashtags <> '{}' OR ${hasOther('content', 'attached_text')};
    UPDATE document_pages SET words_at = NULL WHERE ${hasOther('text')};
    UPDATE document_texts SET words_at = NULL
      WHERE id IN (SELECT text_id FROM document_pages WHERE words_at IS NULL);
    UPDATE papers SET words_at = NULL
      WHERE ${hasOther('title', 'author', 'research_field', 'abstract')};
    UPDATE posted_research SET words_at = NULL
      WHERE ${hasOther('title', 'research_field', 'details')};
    UPDATE message_words SET words_at = NULL
      WHERE message_id IN (SELECT id FROM messages WHERE ${hasOther('content')});
    UPDATE users SET name_words_at = NULL WHERE ${hasOther('display_name')};
    UPDATE universities SET plain_name = NULL WHERE ${hasOther('name')};
    UPDATE university_aliases SET plain_name = NULL WHERE ${hasOther('name_key')};
    UPDATE departments SET plain_name = NULL WHERE ${hasOther('name')};
  `.execute(db);
}
