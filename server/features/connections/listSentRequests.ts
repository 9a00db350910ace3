import type { Kysely } from 'kysely';
import { hiddenAuthors, personOf } from '#domain/people';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';

/** The pending requests by a person, newest first, without those to people hidden from them. */
export function listSentRequests(db: Kysely<Tables>, userId: number, page: Page) {
  return db
    .selectFrom('connection_requests')
    .innerJoin('users', 'users.id', 'connection_requests.receiver_id')
    .select([
      'connection_requests.id as request_id',
      'connection_requests.created_at',
      personOf().as('person'),
    ])
    .where('users.id', 'not in', hiddenAuthors(db, userId))
    .where('connection_requests.sender_id', '=', userId)
    .where('connection_requests.status', '=', 'pending')
    .orderBy('connection_requests.id', 'desc')
    .limit(rowLimit(page.limit))
    .offset(rowOffset(page.offset))
    .execute();
}

/** A request as its sender sees it, as read from the database. */
export type SentRequestRow = Awaited<ReturnType<typeof listSentRequests>>[number];
