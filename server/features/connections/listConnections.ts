import type { Kysely } from 'kysely';
import { selectConnectionsOf } from '#domain/connections';
import { hiddenAuthors, personOf, shownEmail } from '#domain/people';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';

/** The people a person is connected with, newest connection first. */
export function listConnections(db: Kysely<Tables>, userId: number, page: Page) {
  return db
    .selectFrom(selectConnectionsOf(db, userId).as('mine'))
    .innerJoin('users', 'users.id', 'mine.friend_id')
    .select(['mine.connection_id', personOf().as('person'), shownEmail(userId).as('email')])
    .where('users.id', 'not in', hiddenAuthors(db, userId))
    .orderBy('mine.connection_id', 'desc')
    .limit(rowLimit(page.limit))
    .offset(rowOffset(page.offset))
    .execute();
}
