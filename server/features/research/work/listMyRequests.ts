import type { Kysely } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { hiddenAuthors } from '#domain/people';
import { selectWork } from './selectWork';

/**
 * Lists a person's own requests in every state with the work, newest first, without the work of
 * people hidden from them.
 */
export function listMyRequests(db: Kysely<Tables>, requesterId: number, { limit, offset }: Page) {
  return selectWork(db, requesterId)
    .where('mine.requester_id', '=', requesterId)
    .where('posted_research.user_id', 'not in', hiddenAuthors(db, requesterId))
    .select((eb) => [
      eb.ref('mine.id').$notNull().as('request_id'),
      eb.ref('mine.status').$notNull().as('status'),
      eb.ref('mine.message').$notNull().as('message'),
      eb.ref('mine.created_at').$notNull().as('asked_at'),
      'mine.decided_at',
    ])
    .orderBy('mine.id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
}

/** A request as the person who made it sees it, as read from the database. */
export type MyRequestRow = Awaited<ReturnType<typeof listMyRequests>>[number];
