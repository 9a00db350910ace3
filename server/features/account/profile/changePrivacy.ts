import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { findPerson, type PersonRow } from './findPerson';

/** Sets whether others see the address of a person, and returns the person. */
export async function changePrivacy(
  db: Kysely<Tables>,
  id: number,
  hidesEmail: boolean,
): Promise<PersonRow> {
  await db.updateTable('users').set({ hides_email: hidesEmail }).where('id', '=', id).execute();
  return findPerson(db, id);
}
