import { sql, type Kysely, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { startPasses } from '#server/platform/startPasses';
import { MOST_MESSAGES, writeWords } from './writeWords';

/** Messages are found within five seconds. */
const EVERY_MS = 2_000;
const OLDER_EVERY_MS = 3_600_000;

const most = sql.lit(MOST_MESSAGES);

/**
 * The messages to read after a mark: new ones, and those that were edited or deleted. Looks each one
 * up in the words, because a join could read all of them.
 */
const sources = {
  messages: (after: number) => sql`
    SELECT id FROM messages
    WHERE id > ${after} AND (
      SELECT words.message_id FROM message_words AS words WHERE words.message_id = messages.id
    ) IS NULL
    ORDER BY id LIMIT ${most}`,
  changes: (after: number) => sql`
    SELECT changes.message_id AS id FROM message_changes AS changes
    WHERE changes.id > ${after} AND (
      SELECT coalesce(words.revision, -1) < messages.revision
      FROM messages LEFT JOIN message_words AS words ON words.message_id = messages.id
      WHERE messages.id = changes.message_id
    )
    ORDER BY changes.id LIMIT ${most}`,
} as const;
type Source = keyof typeof sources;

/** The newest row of a source, and up to where it is read; null if it never was. */
interface Progress {
  source: Source;
  latest: number | null;
  done_up_to: number | null;
}

/**
 * Writes the words of all new and changed messages. Sending a message writes nothing for it, so that
 * it costs nothing more. Any number of processes may run this at once.
 */
export async function indexMessages({ db }: Pick<Deps, 'db'>, stop?: AbortSignal): Promise<void> {
  const { rows } = await sql<Progress>`
    SELECT newest.source, newest.latest, marks.done_up_to
    FROM (
      SELECT 'messages' AS source, max(id) AS latest FROM messages
      UNION ALL SELECT 'changes', max(id) FROM message_changes
    ) AS newest LEFT JOIN message_word_marks AS marks USING (source)
  `.execute(db);
  for (const { source, latest, done_up_to: done } of rows) {
    if (latest === null || (done !== null && done >= latest)) continue;
    if (done === null) await addMark(db, source);
    let hasMore = true;
    while (hasMore && !stop?.aborted)
      hasMore = await inTransaction(db, (trx) => indexNext(trx, source, latest));
  }
}

async function addMark(db: Kysely<Tables>, source: Source): Promise<void> {
  await db
    .insertInto('message_word_marks')
    .values({ source })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Mark {
  done_up_to: number;
  /** Whether no more rows up to `next_up_to` can appear. */
  is_settled: boolean;
}

/**
 * Reads some messages of a source. Returns whether there may be more. The mark moves only to an id
 * before which no transaction can still commit one: `latest` was read before this transaction got
 * its number, so every earlier id belongs to one with a smaller number.
 */
async function indexNext(
  trx: Transaction<Tables>,
  source: Source,
  latest: number,
): Promise<boolean> {
  // A number that is yet to come was copied from another database with a backup.
  const { rows } = await sql<Mark>`
    SELECT done_up_to, (
      pg_snapshot_xmin(pg_current_snapshot()) >= next_xid OR next_xid > pg_current_xact_id()
    ) AS is_settled
    FROM message_word_marks WHERE source = ${source} FOR UPDATE SKIP LOCKED
  `.execute(trx);
  const [mark] = rows;
  // Another process reads them.
  if (!mark) return false;
  const { isComplete } = await writeWords(trx, sources[source](mark.done_up_to));
  if (isComplete && mark.is_settled) {
    await sql`
      UPDATE message_word_marks
      SET done_up_to = next_up_to, next_up_to = greatest(next_up_to, ${latest}),
        next_xid = pg_current_xact_id()
      WHERE source = ${source}
    `.execute(trx);
  }
  return !isComplete;
}

/** Writes the words of the messages from before there were any, newest first. */
export async function indexOlderMessages(
  { db }: Pick<Deps, 'db'>,
  stop?: AbortSignal,
): Promise<void> {
  let hasMore = true;
  while (hasMore && !stop?.aborted) hasMore = await inTransaction(db, indexOlder);
}

async function indexOlder(trx: Transaction<Tables>): Promise<boolean> {
  const fill = await trx
    .selectFrom('message_word_fills')
    .select('before_id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!fill) return false;
  const { firstId } = await writeWords(
    trx,
    sql`SELECT id FROM messages WHERE id < ${fill.before_id} ORDER BY id DESC LIMIT ${most}`,
  );
  if (firstId === null) await trx.deleteFrom('message_word_fills').execute();
  else await trx.updateTable('message_word_fills').set({ before_id: firstId }).execute();
  return firstId !== null;
}

/** Writes the words of messages again that were written by the rules of before. */
export async function reindexMessages({ db }: Pick<Deps, 'db'>, stop?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore && !stop?.aborted) hasMore = await inTransaction(db, reindexNext);
}

async function reindexNext(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ message_id: number }>`
    SELECT message_id FROM message_words WHERE words_at IS NULL
    ORDER BY message_id DESC LIMIT ${most} FOR UPDATE SKIP LOCKED
  `.execute(trx);
  if (rows.length === 0) return false;
  const ids = rows.map(({ message_id }) => message_id);
  const { firstId } = await writeWords(trx, sql`SELECT unnest(${ids}::bigint[]) AS id`);
  return firstId !== null;
}

/** Starts reading messages. Returns a function that stops it after the running transactions. */
export function startIndexingMessages(deps: Pick<Deps, 'db' | 'log'>): () => Promise<void> {
  const { log } = deps;
  const stop = new AbortController();
  const failure = 'the words of messages could not be written; continuing at the next turn';
  const stops = [
    startPasses({ everyMs: EVERY_MS, log, failure }, () => indexMessages(deps, stop.signal)),
    startPasses({ everyMs: OLDER_EVERY_MS, log, failure, atOnce: true }, () =>
      indexOlderMessages(deps, stop.signal),
    ),
    startPasses({ everyMs: OLDER_EVERY_MS, log, failure, atOnce: true }, () =>
      reindexMessages(deps, stop.signal),
    ),
  ];
  return async () => {
    stop.abort();
    await Promise.all(stops.map((stopPasses) => stopPasses()));
  };
}
