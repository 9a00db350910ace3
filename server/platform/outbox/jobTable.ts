import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** The numbers of waiting and of dead jobs. */
export interface JobCounts {
  waiting: number;
  dead: number;
}

/** Counts the unfinished jobs, for the metrics. */
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

/** Deletes jobs that were done before the date and returns their number. Dead jobs stay. */
export async function removeDoneJobs(db: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('done_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
