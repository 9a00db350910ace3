import type { Kysely } from 'kysely';
import type { Page } from '#server/platform/http/route';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { pageColumns, selectComing, selectEvents, type EventRow } from './selectEvents';

/** Lists the events whose day, in their own zones, is not over, soonest first. */
export function listComingEvents(
  db: Kysely<Tables>,
  readerId: number,
  now: Date,
  { limit, offset }: Page,
): Promise<EventRow[]> {
  const page = selectComing(db, readerId, now)
    .select(pageColumns)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .as('page');
  return selectEvents(db, readerId, page).orderBy('page.starts_at').orderBy('page.id').execute();
}
