import type { Kysely } from 'kysely';
import { disabledPeople } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { personNotFound } from './connectionProblems';

/** Throws 404 unless there is such a person: an account with a verified address that is not disabled. */
export async function requirePerson(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('id', 'not in', disabledPeople(db))
    .executeTakeFirstOrThrow(personNotFound);
}
