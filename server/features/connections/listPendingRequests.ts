import type { Kysely } from 'kysely';
import { hiddenAuthors, personOf, shownEmail } from '#domain/people';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';

/** The pending requests to a person, newest first. */
export function listPendingRequests(db: Kysely<Tables>, userId: number, page: Page) {
  return db
    .selectFrom('connection_requests')
    .innerJoin('users', 'users.id', 'connection_requests.sender_id')
    .select([
      'connection_requests.id as request_id',
      'connection_requests.mentoring_topic',
      'connection_requests.message',
      personOf().as('person'),
      shownEmail(userId).as('email'),
    ])
    .where('users.id', 'not in', hiddenAuthors(db, userId))
    .where('connection_requests.receiver_id', '=', userId)
    .where('connection_requests.status', '=', 'pending')
    .orderBy('connection_requests.id', 'desc')
    .limit(rowLimit(page.limit))
    .offset(rowOffset(page.offset))
    .execute();
}
