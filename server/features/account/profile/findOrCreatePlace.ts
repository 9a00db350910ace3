import type { Transaction } from 'kysely';
import { plainText } from '#contract/words/wordsIn';
import type { Tables } from '#server/platform/database/tables';
import { findUniversity, hashtagKey, nameKey, tidyName } from '#domain/universities';

/** Called when a place is created; may throw to refuse it. */
export type OnNewPlace = () => Promise<void>;

/** The id of the university with this name or alias, created if missing. */
export async function findOrCreateUniversity(
  trx: Transaction<Tables>,
  name: string,
  onNew: OnNewPlace,
): Promise<number> {
  const known = await findUniversity(trx, name);
  if (known) return known.id;
  const key = nameKey(name);
  const made = await trx
    .insertInto('universities')
    .values({
      name: tidyName(name),
      name_key: key,
      hashtag_key: hashtagKey(name),
      plain_name: plainText(name),
    })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await onNew();
    return made.id;
  }
  // A concurrent transaction may have created it.
  const { id } = await trx
    .selectFrom('universities')
    .select('id')
    .where('name_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the university's department with this name, created if missing. */
export async function findOrCreateDepartment(
  trx: Transaction<Tables>,
  universityId: number,
  name: string,
  onNew: OnNewPlace,
): Promise<number> {
  const key = nameKey(name);
  const made = await trx
    .insertInto('departments')
    .values({
      university_id: universityId,
      name: tidyName(name),
      name_key: key,
      plain_name: plainText(name),
    })
    .onConflict((conflict) => conflict.columns(['university_id', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await onNew();
    return made.id;
  }
  const { id } = await trx
    .selectFrom('departments')
    .select('id')
    .where('university_id', '=', universityId)
    .where('name_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}
