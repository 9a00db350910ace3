import { type Kysely, type Transaction, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The stored form of a pair of people: the smaller id first. */
export function pairOf(a: number, b: number): { low_id: number; high_id: number } {
  return { low_id: Math.min(a, b), high_id: Math.max(a, b) };
}

/** A query for a person's connections, from their side: `connection_id` and `friend_id`. */
export function selectConnectionsOf(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('connections')
    .where('low_id', '=', userId)
    .select(['id as connection_id', 'high_id as friend_id'])
    .unionAll(
      db
        .selectFrom('connections')
        .where('high_id', '=', userId)
        .select(['id as connection_id', 'low_id as friend_id']),
    );
}

/** The ids of all the person's connections, in no particular order. */
export async function listConnectionIds(db: Kysely<Tables>, userId: number): Promise<number[]> {
  const rows = await selectConnectionsOf(db, userId).execute();
  return rows.map((row) => row.friend_id);
}

/** The id of the connection between two people, or null. */
export async function findConnectionId(
  db: Kysely<Tables>,
  a: number,
  b: number,
): Promise<number | null> {
  const { low_id, high_id } = pairOf(a, b);
  const row = await db
    .selectFrom('connections')
    .select('id')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function areConnected(db: Kysely<Tables>, a: number, b: number): Promise<boolean> {
  return (await findConnectionId(db, a, b)) !== null;
}

/** Connects two people, who may be connected already, and returns the connection's id. */
export async function connectPair(
  trx: Transaction<Tables>,
  { a, b, at }: { a: number; b: number; at: Date },
): Promise<number> {
  const row = await trx
    .insertInto('connections')
    .values({ ...pairOf(a, b), created_at: at })
    // Changes nothing, but `DO NOTHING` would not return the id of the existing row.
    .onConflict((pair) =>
      pair
        .columns(['low_id', 'high_id'])
        .doUpdateSet((eb) => ({ low_id: eb.ref('excluded.low_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Serialises changes to the relationship of two people until the transaction ends, so that two
 * crossing requests run one after the other.
 */
export async function lockPair(trx: Transaction<Tables>, a: number, b: number): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  const name = `connection:${low_id}:${high_id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
