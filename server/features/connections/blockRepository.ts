import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { disabledPeople } from '../../queries/visibility';
import type { Page } from './peopleRepository';

/** Stores a block; one that stands already stays. */
export async function insertBlock(
  trx: Transaction<Tables>,
  block: { blocker_id: number; blocked_id: number; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a block back, if there is one. */
export async function deleteBlock(
  db: Kysely<Tables>,
  blockerId: number,
  blockedId: number,
): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** The people whom a person has blocked, the last one first; the one list that shows them to the blocker. */
export function listBlocked(db: Kysely<Tables>, blockerId: number, page: Page) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .leftJoin('universities', 'universities.id', 'users.university_id')
    .leftJoin('departments', 'departments.id', 'users.department_id')
    .select([
      'users.id',
      'users.username',
      'users.profile_picture',
      'universities.name as university_name',
      'departments.name as department',
    ])
    .where('blocks.blocker_id', '=', blockerId)
    .where('users.id', 'not in', disabledPeople(db))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
