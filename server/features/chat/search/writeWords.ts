import { sql, type RawBuilder, type Transaction } from 'kysely';
import { wordVector } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';

/** The most messages, and about as many characters of them, per statement. */
export const MOST_MESSAGES = 500;
const MOST_CHARACTERS = 200_000;

/** The messages whose words were written. */
export interface WrittenWords {
  /** Whether the words of every message were written, with none left for another statement. */
  isComplete: boolean;
  /** The smallest id; null without messages. */
  firstId: number | null;
}

/** The text by which a message is found: its own, and the name of its file. */
const searchedText = sql`content || ' ' || coalesce(
  (SELECT original_name FROM files WHERE files.id = taken.file_id), ''
)`;

/**
 * Writes the words of the messages that a query selects by `id`, at most {@link MOST_MESSAGES} of
 * them. Starts with the newest and leaves out the rest if they have too much text. Words of a later
 * revision stay. A deleted message has none.
 */
export async function writeWords(
  trx: Transaction<Tables>,
  selected: RawBuilder<unknown>,
): Promise<WrittenWords> {
  const { rows } = await sql<{
    selected: number;
    found: number;
    taken: number;
    first_id: number | null;
  }>`
    WITH selected AS MATERIALIZED (${selected}),
    found AS MATERIALIZED (
      SELECT id, low_id, high_id, revision, content, file_id,
        sum(length(content)) OVER (ORDER BY id DESC) - length(content) AS before
      FROM messages WHERE id = ANY (ARRAY(SELECT id FROM selected))
    ),
    taken AS MATERIALIZED (
      SELECT * FROM found WHERE before < ${sql.lit(MOST_CHARACTERS)} ORDER BY id
    ),
    written AS (
      INSERT INTO message_words (message_id, low_id, high_id, revision, words)
      SELECT id, low_id, high_id, revision, ${wordVector(searchedText)} FROM taken
      ON CONFLICT (message_id) DO UPDATE SET revision = excluded.revision, words = excluded.words
        WHERE message_words.revision < excluded.revision
    )
    SELECT (SELECT count(*) FROM selected)::integer AS selected,
      (SELECT count(*) FROM found)::integer AS found,
      (SELECT count(*) FROM taken)::integer AS taken,
      (SELECT min(id) FROM taken) AS first_id
  `.execute(trx);
  const [done] = rows;
  if (!done) return { isComplete: true, firstId: null };
  const isComplete = done.selected < MOST_MESSAGES && done.taken === done.found;
  return { isComplete, firstId: done.first_id };
}
