import type { Kysely } from 'kysely';
import type { OtherPerson } from '#contract/entities/person';
import { hiddenAuthors, personOf, presentListedPerson, shownEmail } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { personNotFound } from './requirePerson';

/** Another person, as the reader sees them. Throws 404 if there is none, or they are hidden. */
export async function findOtherPerson(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<OtherPerson> {
  const { person, email } = await db
    .selectFrom('users')
    .select([personOf().as('person'), shownEmail(readerId).as('email')])
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', hiddenAuthors(db, readerId))
    .executeTakeFirstOrThrow(personNotFound);
  return { ...presentListedPerson(person), email };
}
