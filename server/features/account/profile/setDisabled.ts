import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { changeMember } from './changeMember';

/** Disables an account from an instant on, or enables it again with null; its university counts it no more, or again. */
export async function setDisabled(
  db: Kysely<Tables>,
  userId: number,
  at: Date | null,
): Promise<void> {
  await changeMember(db, userId, async (trx) => {
    await trx.updateTable('users').set({ disabled_at: at }).where('id', '=', userId).execute();
  });
}
