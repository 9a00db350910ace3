import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

const PEOPLE = 300;
/** The number of users who have blocked the reader. */
export const HIDDEN = 20;

/**
 * Inserts users who have each blocked five others, and some of them a reader too. The table of
 * blocks is then large enough for the planner to use its index.
 */
export async function insertBlocks(db: Kysely<Tables>, readerId: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO users (username, email)
      SELECT 'apart' || n, 'apart' || n || '@campus.example'
      FROM generate_series(1, ${sql.lit(PEOPLE)}) AS n RETURNING id
    ), numbered AS (
      SELECT id, row_number() OVER (ORDER BY id) AS n FROM made
    )
    INSERT INTO blocks (blocker_id, blocked_id)
    SELECT a.id, b.id FROM numbered AS a, generate_series(1, 5) AS step
      JOIN numbered AS b ON true
    WHERE b.n = 1 + (a.n + step) % ${sql.lit(PEOPLE)}
    UNION ALL SELECT id, ${readerId}::bigint FROM numbered WHERE n <= ${sql.lit(HIDDEN)}
  `.execute(db);
}
