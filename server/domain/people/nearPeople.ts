import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { selectConnectionsOf } from '#domain/connections';

/** Of so many of a person's newest connections the connections are looked at, … */
const MOST_FRIENDS = 200;
/** … and of each of these at most so many on either side of a pair, the newest. */
const MOST_OF_ONE = 100;

/**
 * A query for the people a person can reach by one of his connections (`id`), each with how many of
 * them lead to him (`mutual_count`); he himself and his connections are among them. It reads a
 * bounded part of the graph however many connections anybody has.
 */
export function selectNearPeople(
  db: Kysely<Tables>,
  userId: number,
): RawBuilder<{ id: number; mutual_count: number }> {
  const side = (mine: 'low_id' | 'high_id', other: 'low_id' | 'high_id') => sql`
    SELECT connections.${sql.ref(other)} AS id FROM connections
    WHERE connections.${sql.ref(mine)} = newest.friend_id
    ORDER BY connections.${sql.ref(other)} DESC LIMIT ${sql.lit(MOST_OF_ONE)}`;
  return sql`
    SELECT reached.id, count(*)::integer AS mutual_count
    FROM (
      SELECT friend_id FROM ${selectConnectionsOf(db, userId)} AS mine
      ORDER BY connection_id DESC LIMIT ${sql.lit(MOST_FRIENDS)}
    ) AS newest,
    LATERAL ((${side('low_id', 'high_id')}) UNION ALL (${side('high_id', 'low_id')})) AS reached
    GROUP BY reached.id`;
}
