import type { Kysely } from 'kysely';
import { hiddenAccounts } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/** The 404 of a person who does not exist, or is hidden from the caller. */
export const personNotFound = () => notFound(texts.personNotFound);

/** Throws 404 unless the person exists: an account with a verified address that is not disabled. */
export async function requirePerson(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('id', 'not in', hiddenAccounts(db))
    .executeTakeFirstOrThrow(personNotFound);
}
