import type { Kysely, Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import { startPasses } from '#server/platform/startPasses';
import type { Tables } from '#server/platform/database/tables';
import { writeMentions } from './writeMentions';

const TEXTS_AT_A_TIME = 200;

/**
 * Finds the mentions in posts and comments from before there were any, newest first, without
 * notifying anyone. Continues where it stopped, and any number of processes may run it.
 */
export async function fillMentions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  stop?: AbortSignal,
): Promise<void> {
  let hasMore = true;
  while (hasMore && !stop?.aborted)
    hasMore = await inTransaction(db, (trx) => fillBatch(trx, clock.now()));
}

const EVERY_MS = 3_600_000;

/** Starts filling at once and every hour. Returns a function that stops it after a few texts. */
export function startFillingMentions(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
): () => Promise<void> {
  const stop = new AbortController();
  const failure = 'filling in mentions failed; continuing at the next turn';
  const passes = { everyMs: EVERY_MS, log: deps.log, failure, atOnce: true };
  const stopPasses = startPasses(passes, () => fillMentions(deps, stop.signal));
  return () => {
    stop.abort();
    return stopPasses();
  };
}

/** Fills some texts. Returns whether there may be more. */
async function fillBatch(trx: Transaction<Tables>, now: Date): Promise<boolean> {
  const fill = await trx
    .selectFrom('mention_fills')
    .selectAll()
    .orderBy('kind', 'desc')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!fill) return false;
  const { kind, before_id } = fill;
  const ids = await readIds(trx, kind, before_id);
  for (const text of await lockTexts(trx, kind, ids)) {
    await writeMentions(trx, { kind, authorId: text.user_id, ...text }, now);
  }
  const last = ids.at(-1);
  if (last === undefined) await trx.deleteFrom('mention_fills').where('kind', '=', kind).execute();
  else
    await trx
      .updateTable('mention_fills')
      .set({ before_id: last })
      .where('kind', '=', kind)
      .execute();
  return true;
}

async function readIds(
  db: Kysely<Tables>,
  kind: 'post' | 'comment',
  beforeId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(kind === 'post' ? 'posts' : 'comments')
    .where('id', '<', beforeId)
    .orderBy('id', 'desc')
    .limit(TEXTS_AT_A_TIME)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The texts with an `@`, locked so that an edit waits and its mentions aren't overwritten. */
function lockTexts(trx: Transaction<Tables>, kind: 'post' | 'comment', ids: readonly number[]) {
  return ids.length === 0
    ? []
    : trx
        .selectFrom(kind === 'post' ? 'posts' : 'comments')
        .where('id', 'in', ids)
        .where('content', 'like', '%@%')
        .orderBy('id')
        .select(['id', 'user_id', 'content'])
        .forShare()
        .execute();
}
