import { sql, type Kysely } from 'kysely';

/**
 * The words by which people find their messages. A job fills them in after a message is sent, so
 * that sending costs nothing more.
 *
 * `message_word_marks` tells how far the job has read the messages and their changes. Nothing up to
 * `done_up_to` is missing. The same holds for `next_up_to` once every transaction before `next_xid`
 * has ended, because ids of different conversations aren't committed in their order.
 * `message_word_fills` names the messages from before: those with ids below `before_id` are still to
 * be read.
 *
 * The words are looked up for one or two people, so both are in one index. Its list of pending
 * entries is short, because every search reads all of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE message_words (
      message_id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
      low_id bigint NOT NULL,
      high_id bigint NOT NULL,
      revision bigint NOT NULL,
      words tsvector NOT NULL
    );
    CREATE INDEX message_words_by_low ON message_words (low_id, message_id);
    CREATE INDEX message_words_by_high ON message_words (high_id, message_id);
    CREATE INDEX message_words_by_pair ON message_words (low_id, high_id, message_id);
    CREATE INDEX message_words_by_word ON message_words USING gin ((ARRAY[low_id, high_id]), words)
      WITH (gin_pending_list_limit = 256);

    CREATE TABLE message_word_marks (
      source text PRIMARY KEY CHECK (source IN ('messages', 'changes')),
      done_up_to bigint NOT NULL DEFAULT 0,
      next_up_to bigint NOT NULL DEFAULT 0,
      next_xid xid8 NOT NULL DEFAULT '0'
    );
    CREATE TABLE message_word_fills (before_id bigint PRIMARY KEY);

    -- The job reads some of the last messages again, because others may be about to be committed.
    INSERT INTO message_word_marks (source, done_up_to, next_up_to)
      SELECT 'messages', greatest(max(id) - 10000, 0), greatest(max(id) - 10000, 0)
      FROM messages HAVING max(id) IS NOT NULL;
    INSERT INTO message_word_fills (before_id)
      SELECT max(id) + 1 FROM messages HAVING max(id) IS NOT NULL;
  `.execute(db);
}
