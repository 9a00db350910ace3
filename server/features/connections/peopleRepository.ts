import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { selectConnectionsOf } from '../../queries/connections';
import { shownEmail } from '../../queries/shownEmail';
import { hiddenAuthors } from '../../queries/visibility';

/** Which part of a list is wanted. */
export interface Page {
  limit: number;
  offset: number;
}

/** The people a person is connected with, newest connection first. */
export function listConnections(db: Kysely<Tables>, userId: number, page: Page) {
  return db
    .selectFrom(selectConnectionsOf(db, userId).as('mine'))
    .innerJoin('users', 'users.id', 'mine.friend_id')
    .select([
      'mine.connection_id',
      'mine.friend_id',
      'users.username',
      'users.profile_picture',
      shownEmail.as('email'),
    ])
    .where('users.id', 'not in', hiddenAuthors(db, userId))
    .orderBy('mine.connection_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The requests that wait for a person's answer, newest first. */
export function listPendingRequests(db: Kysely<Tables>, userId: number, page: Page) {
  return db
    .selectFrom('connection_requests')
    .innerJoin('users', 'users.id', 'connection_requests.sender_id')
    .select([
      'connection_requests.id as request_id',
      'connection_requests.sender_id',
      'users.username',
      'users.profile_picture',
      shownEmail.as('email'),
    ])
    .where('users.id', 'not in', hiddenAuthors(db, userId))
    .where('connection_requests.receiver_id', '=', userId)
    .where('connection_requests.status', '=', 'pending')
    .orderBy('connection_requests.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
