import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { selectConnectionsOf } from '#domain/connections';

/** Only this many of a person's newest connections are expanded … */
const MOST_FRIENDS = 200;
/** … and of each, at most this many of their newest connections on either side of a pair. */
const MOST_OF_ONE = 100;

/**
 * A query for the people (`id`) that a person reaches through their connections, each with the
 * number of connections that lead to them (`mutual_count`). It includes the person and their
 * connections. It reads a bounded part of the graph, however many connections people have.
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
