import { sql, type Kysely } from 'kysely';
import type { Mentoring } from '#contract/entities/person';
import { mentoringOf } from '#domain/mentoring';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { personOf, shownEmail, type PersonColumns } from '#domain/people';
import * as texts from '../texts';

/** A person with all that their profile and their settings show. */
export interface PersonRow {
  person: PersonColumns;
  /** As shown to the reader. */
  email: string;
  interests: string[];
  profile_completed: boolean;
  hides_email: boolean;
  position_since: number | null;
  bio: string;
  orcid: string | null;
  homepage: string | null;
  mentoring: Mentoring;
  hides_presence: boolean;
  keeps_conversation: boolean;
  timezone: string | null;
  has_password: boolean;
  deletion_at: Date | null;
}

/** The 404 of a person who does not exist, or is hidden from the reader. */
export const noSuchPerson = () => notFound(texts.noSuchPerson);

/** The base query for people with a verified address, as a reader sees them. */
export const selectPerson = (db: Kysely<Tables>, readerId: number) =>
  db
    .selectFrom('users')
    .select([
      personOf().as('person'),
      'users.interests',
      'users.profile_completed',
      'users.hides_email',
      'users.position_since',
      'users.bio',
      'users.orcid',
      'users.homepage',
      mentoringOf(db).as('mentoring'),
      'users.hides_presence',
      'users.keeps_conversation',
      'users.timezone',
      sql<boolean>`users.password_hash IS NOT NULL`.as('has_password'),
      'users.deletion_at',
      shownEmail(readerId).as('email'),
    ])
    .where('users.email_verified_at', 'is not', null);

/**
 * Finds a person with a verified address, as a reader sees them; `isProfileHidden` decides on
 * visibility. Throws 404 if there is none.
 */
export function findPerson(db: Kysely<Tables>, readerId: number, id: number): Promise<PersonRow> {
  return selectPerson(db, readerId)
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow(noSuchPerson);
}
