import { sql } from 'kysely';
import { MAX_EVENT_IDS, MAX_ID } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import { invalidFields } from '#server/platform/http/input/describeInvalid';
import type { Page } from '#server/platform/http/route';
import { eventNotFound } from '../rsvp/findRsvp';
import * as texts from '../texts';
import { pageColumns, selectEvents, selectShown, type EventRow } from './selectEvents';

const wrong = (text: string) => invalidFields({ event_ids: text });

/**
 * Parses a list of ids such as `3,1,2`, an empty one, or several of them, in their order, without
 * duplicates. Throws 400 for anything else, and for more than 50.
 */
export function readEventIds(lists: string | readonly string[]): number[] {
  const parts = [lists].flat().flatMap((list) => (list === '' ? [] : list.split(',')));
  if (parts.length > MAX_EVENT_IDS) throw wrong(texts.tooManyEvents(MAX_EVENT_IDS));
  const ids = parts.map((part) => {
    const id = /^[1-9]\d{0,15}$/.test(part) ? Number(part) : Number.NaN;
    if (!(id <= MAX_ID)) throw wrong(texts.wrongIds);
    return id;
  });
  return [...new Set(ids)];
}

/**
 * Lists the events with the given ids in their order, including past ones. Missing events are
 * skipped and don't count towards the page.
 */
export async function listEventsByIds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  ids: readonly number[],
  { limit, offset }: Page,
): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  const page = selectShown(db, readerId).select(pageColumns).where('id', 'in', ids).as('page');
  return selectEvents(db, readerId, page, clock.now())
    .orderBy(sql`array_position(${sql.val(ids)}::bigint[], page.id)`)
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
}

/** Finds one event, including past ones. Throws 404 if the reader can see none. */
export function findEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  id: number,
): Promise<EventRow> {
  const page = selectShown(db, readerId).select(pageColumns).where('id', '=', id).as('page');
  return selectEvents(db, readerId, page, clock.now()).executeTakeFirstOrThrow(eventNotFound);
}
