import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Deletes jobs that were done before the date; answers how many. Jobs given up stay. */
export async function removeDoneJobs(db: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('done_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
