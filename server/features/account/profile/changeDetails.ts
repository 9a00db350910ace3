import type { Kysely } from 'kysely';
import { nameWords } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import type { Details } from './readDetails';

/** Changes the details of a person's profile, and the words by which their name is found. */
export async function changeDetails(
  db: Kysely<Tables>,
  id: number,
  details: Details,
): Promise<void> {
  if (Object.keys(details).length === 0) return;
  await inTransaction(db, async (trx) => {
    await trx.updateTable('users').set(details).where('id', '=', id).execute();
    const { display_name: name } = details;
    if (name === undefined) return;
    await trx.deleteFrom('user_name_words').where('user_id', '=', id).execute();
    const words = nameWords(name ?? '').map((word) => ({ user_id: id, word }));
    if (words.length > 0) await trx.insertInto('user_name_words').values(words).execute();
  });
}
