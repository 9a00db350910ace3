import type { Kysely } from 'kysely';
import { hiddenAccounts, personOf } from '#domain/people';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';

/**
 * The people whom a person has blocked, the last one first. This is the only list that shows them
 * to the blocker.
 */
export function listBlocked(db: Kysely<Tables>, blockerId: number, page: Page) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(personOf().as('person'))
    .where('blocks.blocker_id', '=', blockerId)
    .where('users.id', 'not in', hiddenAccounts(db))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(rowLimit(page.limit))
    .offset(rowOffset(page.offset))
    .execute();
}
