import type { Kysely } from 'kysely';
import { hiddenAccounts } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { MOST_REFUSALS } from '../settings/readSettings';
import type { Recipient } from './writeMail';

/** The time zone of people whose browser has sent none. */
export const DEFAULT_ZONE = 'UTC';

/** A person who gets mails, with the time zone of their digest. */
export interface MailedPerson extends Recipient {
  timezone: string;
}

/** Everyone who gets mails: no disabled or unverified account, and no address that refuses them. */
export const selectMailedPeople = (db: Kysely<Tables>) =>
  db
    .selectFrom('users')
    .where('email_verified_at', 'is not', null)
    .where('mail_refusals', '<', MOST_REFUSALS)
    .where('users.id', 'not in', hiddenAccounts(db));

/** The person if they get mails. */
export async function findRecipient(
  db: Kysely<Tables>,
  userId: number,
): Promise<MailedPerson | undefined> {
  const row = await selectMailedPeople(db)
    .where('id', '=', userId)
    .select(['id', 'email', 'username', 'timezone'])
    .executeTakeFirst();
  return row && { ...row, timezone: row.timezone ?? DEFAULT_ZONE };
}
