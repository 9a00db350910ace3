import { sql, type RawBuilder, type Transaction } from 'kysely';
import { wordVector, clockTimestamp } from '#domain/words';
import { inSlices } from '#server/platform/yieldToMain';
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

/** A message with the text by which it is found: its own, and the name of its file. */
interface FoundMessage {
  id: number;
  low_id: number;
  high_id: number;
  revision: number;
  content: string;
  original_name: string | null;
}

interface Read {
  selected: number;
  found: number;
  taken: FoundMessage[];
}

async function readTexts(trx: Transaction<Tables>, selected: RawBuilder<unknown>): Promise<Read> {
  const { rows } = await sql<Read>`
    WITH selected AS MATERIALIZED (${selected}),
    found AS MATERIALIZED (
      SELECT id, low_id, high_id, revision, content, file_id,
        sum(length(content)) OVER (ORDER BY id DESC) - length(content) AS before
      FROM messages WHERE id = ANY (ARRAY(SELECT id FROM selected))
    )
    SELECT (SELECT count(*) FROM selected)::integer AS selected,
      (SELECT count(*) FROM found)::integer AS found,
      coalesce((
        SELECT json_agg(json_build_object(
          'id', id, 'low_id', low_id, 'high_id', high_id, 'revision', revision, 'content', content,
          'original_name', (SELECT original_name FROM files WHERE files.id = found.file_id)
        ) ORDER BY id)
        FROM found WHERE before < ${sql.lit(MOST_CHARACTERS)}
      ), '[]') AS taken
  `.execute(trx);
  return rows[0] ?? { selected: 0, found: 0, taken: [] };
}

/**
 * Writes the words of the messages that a query selects by `id`, at most {@link MOST_MESSAGES} of
 * them. Starts with the newest and leaves out the rest if they have too much text. Words of a later
 * revision stay. A deleted message has none.
 */
export async function writeWords(
  trx: Transaction<Tables>,
  selected: RawBuilder<unknown>,
): Promise<WrittenWords> {
  const { selected: count, found, taken } = await readTexts(trx, selected);
  const vectors: string[] = [];
  await inSlices(taken, ({ content, original_name }) =>
    vectors.push(wordVector([{ text: content }, { text: original_name ?? '' }])),
  );
  await sql`
    INSERT INTO message_words (message_id, low_id, high_id, revision, words, words_at)
    SELECT id, low_id, high_id, revision, words::tsvector, ${clockTimestamp}
    FROM unnest(
      ${taken.map(({ id }) => id)}::bigint[], ${taken.map(({ low_id }) => low_id)}::bigint[],
      ${taken.map(({ high_id }) => high_id)}::bigint[],
      ${taken.map(({ revision }) => revision)}::bigint[], ${vectors}::text[]
    ) AS taken (id, low_id, high_id, revision, words)
    ON CONFLICT (message_id) DO UPDATE
      SET revision = excluded.revision, words = excluded.words, words_at = excluded.words_at
      WHERE message_words.revision < excluded.revision OR (
        message_words.words_at IS NULL AND message_words.revision = excluded.revision
      )
  `.execute(trx);
  return {
    isComplete: count < MOST_MESSAGES && taken.length === found,
    firstId: taken[0]?.id ?? null,
  };
}
