import type { Kysely } from 'kysely';
import type { OtherPerson } from '#contract/entities/person';
import { fileUrl } from '#domain/files';
import { hiddenAuthors, shownEmail } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { personNotFound } from './requirePerson';

/** Another person, as the reader sees them. Throws 404 if there is none, or they are hidden. */
export async function findOtherPerson(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<OtherPerson> {
  const { profile_picture, ...row } = await db
    .selectFrom('users')
    .select(['id', 'id as user_id', 'username', 'display_name', 'profile_picture'])
    .select(shownEmail(readerId).as('email'))
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', hiddenAuthors(db, readerId))
    .executeTakeFirstOrThrow(personNotFound);
  return { ...row, profile_picture: fileUrl(profile_picture) };
}
