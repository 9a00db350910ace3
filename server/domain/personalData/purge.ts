import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { content } from './contentSteps';
import { runStep, type RemovalDeps, type Written } from './steps';

/** How much of each kind of content a person has written, or a purge has removed. */
export type ContentCounts = Record<keyof typeof content, number>;

const kinds = Object.keys(content) as (keyof typeof content)[];

const nothing = (): ContentCounts => ({
  posts: 0,
  comments: 0,
  papers: 0,
  works: 0,
  closed_works: 0,
  connection_requests: 0,
  collaboration_requests: 0,
});

async function lockAccount(trx: Transaction<Tables>, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Removes a person's content, all or since a time, as the deletion of the account does, and returns
 * how much. It may be stopped at any point and run again. Conversations and files in them stay.
 */
export async function purgeContent(deps: RemovalDeps, written: Written): Promise<ContentCounts> {
  const removed = nothing();
  for (const kind of kinds)
    removed[kind] = await runStep(deps, content[kind].remove, { ...written, lock: lockAccount });
  return removed;
}

/** Counts the content that a purge would remove. */
export async function countContent(db: Kysely<Tables>, written: Written): Promise<ContentCounts> {
  const found = nothing();
  for (const kind of kinds) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM (${content[kind].ids(db, written)}) AS found
    `.execute(db);
    found[kind] = rows[0]?.count ?? 0;
  }
  return found;
}
