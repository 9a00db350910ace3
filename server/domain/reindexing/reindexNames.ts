import { sql, type Transaction } from 'kysely';
import { plainText } from '#contract/words/wordsIn';
import { storedNameWords } from '#domain/people';
import { hashtagKey } from '#domain/universities';
import { clockTimestamp } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';

const NAMES_AT_A_TIME = 100;

/** Writes the words of some people's names again. Returns whether there may be more. */
export async function reindexPeople(trx: Transaction<Tables>): Promise<boolean> {
  const people = await trx
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where('name_words_at', 'is', null)
    .where('display_name', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(NAMES_AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (people.length === 0) return false;
  const ids = people.map(({ id }) => id);
  await trx.deleteFrom('user_name_words').where('user_id', 'in', ids).execute();
  const words = people.flatMap(({ id, display_name: name }) =>
    storedNameWords(name ?? '').map((word) => ({ user_id: id, word })),
  );
  if (words.length > 0) await trx.insertInto('user_name_words').values(words).execute();
  await trx
    .updateTable('users')
    .set({ name_words_at: clockTimestamp })
    .where('id', 'in', ids)
    .execute();
  return true;
}

/** Writes the plain names and hashtags of some universities. Returns whether there may be more. */
export async function reindexUniversities(trx: Transaction<Tables>): Promise<boolean> {
  const places = await trx
    .selectFrom('universities')
    .select(['id', 'name'])
    .where('plain_name', 'is', null)
    .orderBy('id')
    .limit(NAMES_AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  await sql`
    UPDATE universities SET plain_name = fresh.plain_name, hashtag_key = fresh.hashtag_key
    FROM unnest(
      ${places.map(({ id }) => id)}::bigint[], ${places.map(({ name }) => plainText(name))}::text[],
      ${places.map(({ name }) => hashtagKey(name))}::text[]
    ) AS fresh (id, plain_name, hashtag_key)
    WHERE universities.id = fresh.id
  `.execute(trx);
  return places.length > 0;
}

/** Writes the plain names of some other names of universities. Returns whether there may be more. */
export async function reindexAliases(trx: Transaction<Tables>): Promise<boolean> {
  const aliases = await trx
    .selectFrom('university_aliases')
    .select('name_key')
    .where('plain_name', 'is', null)
    .orderBy('name_key')
    .limit(NAMES_AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  await sql`
    UPDATE university_aliases AS aliases SET plain_name = fresh.plain_name
    FROM unnest(
      ${aliases.map(({ name_key }) => name_key)}::text[],
      ${aliases.map(({ name_key }) => plainText(name_key))}::text[]
    ) AS fresh (name_key, plain_name)
    WHERE aliases.name_key = fresh.name_key
  `.execute(trx);
  return aliases.length > 0;
}

/** Writes the plain names of some departments. Returns whether there may be more. */
export async function reindexDepartments(trx: Transaction<Tables>): Promise<boolean> {
  const places = await trx
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('plain_name', 'is', null)
    .orderBy('id')
    .limit(NAMES_AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  await sql`
    UPDATE departments SET plain_name = fresh.plain_name
    FROM unnest(
      ${places.map(({ id }) => id)}::bigint[], ${places.map(({ name }) => plainText(name))}::text[]
    ) AS fresh (id, plain_name)
    WHERE departments.id = fresh.id
  `.execute(trx);
  return places.length > 0;
}
