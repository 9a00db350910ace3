import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { selectConnectionsOf } from '#domain/connections';
import { hiddenAuthors } from '#domain/people';

/** The number of people who are connected with both and not hidden from the reader. */
export async function countMutualConnections(
  db: Kysely<Tables>,
  readerId: number,
  otherId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectConnectionsOf(db, readerId).as('mine'))
    .innerJoin(selectConnectionsOf(db, otherId).as('theirs'), 'theirs.friend_id', 'mine.friend_id')
    .where('mine.friend_id', 'not in', hiddenAuthors(db, readerId))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
