import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Page } from '#server/platform/http/route';
import { pageColumns, selectEvents, selectShown, type EventRow } from './selectEvents';

/** A page of a list, after an event of it. */
export interface PageBefore extends Page {
  beforeId?: number | undefined;
}

/** The lists of events with the latest start first. */
export type LatestFirst = 'mine' | 'hosting' | 'past';

/** Which events are in each list. */
export const conditions = {
  mine: (readerId: number) =>
    sql<boolean>`id IN (SELECT event_id FROM event_rsvps WHERE user_id = ${readerId})`,
  hosting: (readerId: number) =>
    sql<boolean>`post_id IN (SELECT id FROM posts WHERE user_id = ${readerId})`,
  past: (_readerId: number, now: Date) => sql<boolean>`starts_at < ${now} AND over_at <= ${now}`,
} as const satisfies Record<LatestFirst, unknown>;

/**
 * Lists events with the latest start first: those the reader is going to, interested in or waiting
 * for, those of their own, or all that are over.
 */
export function listLatestFirst(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  list: LatestFirst,
  { limit, offset, beforeId }: PageBefore,
): Promise<EventRow[]> {
  const now = clock.now();
  const events = selectShown(db, readerId).where(conditions[list](readerId, now));
  const rest =
    beforeId === undefined
      ? events
      : events.where(
          sql<boolean>`(starts_at, id) < (SELECT starts_at, id FROM events WHERE id = ${beforeId})`,
        );
  const page = rest
    .select(pageColumns)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .as('page');
  return selectEvents(db, readerId, page, now)
    .orderBy('page.starts_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
}
