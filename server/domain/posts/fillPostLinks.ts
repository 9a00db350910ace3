import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { startPasses } from '#server/platform/startPasses';
import { taggedText } from './hashtags';
import { writePostLinks } from './postLinks';

const POSTS_AT_A_TIME = 200;
/** Addresses of papers, events and posts contain this. */
const IN_ADDRESSES = '%/dashboard/%';

type Filling = Pick<Deps, 'db' | 'config'>;

/**
 * Finds the pages to which posts from before `post_links` have addresses, newest first. Continues
 * where it stopped, and any number of processes may run it.
 */
export async function fillPostLinks(deps: Filling, stop?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore && !stop?.aborted)
    hasMore = await inTransaction(deps.db, (trx) => fillBatch(deps, trx));
}

const EVERY_MS = 3_600_000;

/** Starts filling at once and every hour. Returns a function that stops it after a few posts. */
export function startFillingPostLinks(deps: Filling & Pick<Deps, 'log'>): () => Promise<void> {
  const stop = new AbortController();
  const failure = 'filling in links of posts failed; continuing at the next turn';
  const passes = { everyMs: EVERY_MS, log: deps.log, failure, atOnce: true };
  const stopPasses = startPasses(passes, () => fillPostLinks(deps, stop.signal));
  return () => {
    stop.abort();
    return stopPasses();
  };
}

/** Fills some posts. Returns whether there may be more. */
async function fillBatch(deps: Filling, trx: Transaction<Tables>): Promise<boolean> {
  const fill = await trx
    .selectFrom('post_link_fills')
    .select('before_id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!fill) return false;
  const rows = await trx
    .selectFrom('posts')
    .select('id')
    .where('id', '<', fill.before_id)
    .orderBy('id', 'desc')
    .limit(POSTS_AT_A_TIME)
    .execute();
  const ids = rows.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) {
    await trx.deleteFrom('post_link_fills').execute();
    return false;
  }
  for (const post of await lockPosts(trx, ids)) {
    const text = `${post.content}\n${taggedText(post.post_type, post.attached_text)}`;
    await writePostLinks(deps, trx, post.id, text);
  }
  await trx.updateTable('post_link_fills').set({ before_id: last }).execute();
  return true;
}

/** The posts with an address, locked so that an edit waits and its links aren't overwritten. */
const lockPosts = (trx: Transaction<Tables>, ids: readonly number[]) =>
  trx
    .selectFrom('posts')
    .where('id', 'in', ids)
    .where((post) =>
      post.or([post('content', 'like', IN_ADDRESSES), post('attached_text', 'like', IN_ADDRESSES)]),
    )
    .orderBy('id')
    .select(['id', 'post_type', 'content', 'attached_text'])
    .forShare()
    .execute();
