import { sql, type Kysely } from 'kysely';
import type { EventGroups } from '#contract/entities/event';
import type { Tables } from '#server/platform/database/tables';
import { selectComing } from './selectEvents';

const DAY_MS = 86_400_000;

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/**
 * Groups the ids of upcoming events of the next 365 days by nearness, without duplicates, soonest
 * first.
 */
export async function groupComingEvents(
  db: Kysely<Tables>,
  readerId: number,
  now: Date,
): Promise<EventGroups> {
  const week = after(now, 7);
  const month = after(now, 30);
  const year = after(now, 365);
  const idsWhere = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number[]>`coalesce(array_agg(id ORDER BY starts_at, id) FILTER (WHERE ${condition}), '{}')`;
  return selectComing(db, readerId, now)
    .where('starts_at', '<=', year)
    .select([
      idsWhere(sql`starts_at <= ${week}`).as('within_7_days'),
      idsWhere(sql`starts_at > ${week} AND starts_at <= ${month}`).as('within_30_days'),
      idsWhere(sql`starts_at > ${month}`).as('within_year'),
    ])
    .executeTakeFirstOrThrow();
}
