import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/**
 * Sets whether a person hides their address from their connections too. It is never shown to anyone
 * else.
 */
export async function changePrivacy(
  db: Kysely<Tables>,
  id: number,
  hidesEmail: boolean,
): Promise<void> {
  await db.updateTable('users').set({ hides_email: hidesEmail }).where('id', '=', id).execute();
}
