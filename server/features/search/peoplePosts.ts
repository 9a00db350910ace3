import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { findCandidates } from './candidates';
import type { PostQuery } from './postQuery';

/** The posts about a topic, by their authors; the newest of each first. */
export type PostsByAuthor = ReadonlyMap<number, readonly number[]>;

/** The newest posts about a topic, as many as a search of posts looks at, and who wrote them. */
export async function findPostsByAuthor(
  db: Kysely<Tables>,
  readerId: number,
  query: PostQuery,
): Promise<PostsByAuthor> {
  const ids = await findCandidates(db, readerId, query);
  const byAuthor = new Map<number, number[]>();
  if (ids.length === 0) return byAuthor;
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'user_id'])
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .orderBy('id', 'desc')
    .execute();
  for (const { id, user_id } of rows) {
    byAuthor.set(user_id, [...(byAuthor.get(user_id) ?? []), id]);
  }
  return byAuthor;
}

/** The texts of posts, by id. */
export async function readTexts(db: Kysely<Tables>, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('posts')
          .select(['id', 'content', 'attached_text'])
          .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
