import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { invalidFields } from '#server/platform/http/input/describeInvalid';
import type { Page } from '#server/platform/http/route';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import * as texts from '../texts';
import {
  pageColumns,
  selectBetween,
  selectComing,
  selectEvents,
  type selectShown,
  type EventRow,
} from './selectEvents';

/** Lists the events that are not over, soonest first. */
export function listComingEvents(
  db: Kysely<Tables>,
  readerId: number,
  now: Date,
  page: Page,
): Promise<EventRow[]> {
  return listSoonestFirst(db, readerId, now, { events: selectComing(db, readerId, now), page });
}

/** A time, from its beginning to before its end. */
export interface Period {
  since: Date;
  until: Date;
}

/** Parses a moment in a field of a query. Throws 400 for a date that does not exist. */
export function readMoment(field: string, written: string): Date {
  const moment = new Date(written);
  if (Number.isNaN(moment.getTime())) throw invalidFields({ [field]: texts.noSuchDate });
  return moment;
}

/** Parses a period. Throws 400 for a date that does not exist. */
export const readPeriod = (since: string, until: string): Period => ({
  since: readMoment('since', since),
  until: readMoment('until', until),
});

/** Lists the events that take place in a time, also past ones, soonest first. */
export function listEventsBetween(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  { since, until }: Period,
  page: Page,
): Promise<EventRow[]> {
  const events = selectBetween(db, readerId, since, until);
  return listSoonestFirst(db, readerId, clock.now(), { events, page });
}

function listSoonestFirst(
  db: Kysely<Tables>,
  readerId: number,
  now: Date,
  { events, page: { limit, offset } }: { events: ReturnType<typeof selectShown>; page: Page },
): Promise<EventRow[]> {
  const page = events
    .select(pageColumns)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .as('page');
  return selectEvents(db, readerId, page, now)
    .orderBy('page.starts_at')
    .orderBy('page.id')
    .execute();
}
