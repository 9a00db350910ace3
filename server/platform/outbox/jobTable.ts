import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** How the jobs stand: waiting to run, and given up. */
export interface JobCounts {
  waiting: number;
  dead: number;
}

/** Counts the jobs that are not done, for the metrics. */
export async function countJobs(db: Kysely<Tables>): Promise<JobCounts> {
  return db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*) filter (where dead_at is null)`.as('waiting'),
      sql<number>`count(*) filter (where dead_at is not null)`.as('dead'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Deletes jobs that were done before the date; answers how many. Jobs given up stay. */
export async function removeDoneJobs(db: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('done_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
