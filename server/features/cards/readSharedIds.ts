import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The ids of posts by the tokens of their public addresses, whether or not anyone may see them. */
export async function readSharedIds(
  db: Kysely<Tables>,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tokens.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_shares')
    .select(['token', 'post_id'])
    .where('token', 'in', tokens)
    .execute();
  return new Map(rows.map(({ token, post_id }) => [token, post_id]));
}
