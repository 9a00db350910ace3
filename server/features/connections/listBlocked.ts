import type { Kysely } from 'kysely';
import { hiddenAccounts } from '#domain/people';
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
    .leftJoin('universities', 'universities.id', 'users.university_id')
    .leftJoin('departments', 'departments.id', 'users.department_id')
    .select([
      'users.id',
      'users.username',
      'users.display_name',
      'users.profile_picture',
      'universities.name as university_name',
      'departments.name as department',
    ])
    .where('blocks.blocker_id', '=', blockerId)
    .where('users.id', 'not in', hiddenAccounts(db))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(rowLimit(page.limit))
    .offset(rowOffset(page.offset))
    .execute();
}
