import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import { conditions, type PageBefore } from './listLatestFirst';
import { pageColumns, selectEvents, selectShown, type EventRow } from './selectEvents';

/** A page of a list, and the moment that tells coming events from those that are over. */
export interface ComingPage extends PageBefore {
  comingAt: Date;
}

/**
 * The place of an event in the list. It depends on nothing but the event and the moment, so that
 * pages follow one another although events end meanwhile.
 */
const placeAt = (comingAt: Date) => {
  const isOver = sql`over_at <= ${comingAt}`;
  const way = sql`CASE WHEN ${isOver} THEN -1 ELSE 1 END`;
  return sql`${isOver}, ${way} * extract(epoch FROM starts_at), ${way} * id`;
};

/**
 * Lists events of the reader, either those they are going to, interested in or waiting for, or their
 * own: first those to come, the soonest first, then those that are over, the latest first.
 */
export function listComingFirst(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  list: 'mine' | 'hosting',
  { limit, offset, beforeId, comingAt }: ComingPage,
): Promise<EventRow[]> {
  const place = placeAt(comingAt);
  const events = selectShown(db, readerId).where(conditions[list](readerId));
  const rest =
    beforeId === undefined
      ? events
      : events.where(
          sql<boolean>`(${place}) > (SELECT ${place} FROM events WHERE id = ${beforeId})`,
        );
  const page = rest
    .select(pageColumns)
    .select(sql<number>`row_number() OVER (ORDER BY ${place})`.as('place'))
    .orderBy('place')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .as('page');
  return selectEvents(db, readerId, page, clock.now())
    .orderBy(sql`page.place`)
    .execute();
}
