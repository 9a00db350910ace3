import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/**
 * The stored address of a signup that is not verified: the given one, a blank and a random id. So
 * several signups can wait for one address, beside the account that may have it already, and each
 * holds its username and takes its password: none of it tells whether the address is known. No mail
 * and no login belongs to it, because no address has a blank in it.
 */
export const pendingAddress = (email: string) => `${email} ${randomUUID()}`;

/** The address as it was given. */
export const shownAddress = (email: string) => email.split(' ')[0] ?? email;

/**
 * Whether a row of users is a signup that waits for an address. Rows of earlier releases have the
 * address as it is.
 */
export const isPendingAt = (email: string, table = 'users'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.email_verified_at`)} IS NULL
    AND split_part(${sql.ref(`${table}.email`)}, ' ', 1) = ${email})`;

/** Whether a row of users is the account of an address, or a signup that waits for it. */
export const isOfAddress = (email: string, table = 'users'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.email`)} = ${email} OR ${isPendingAt(email, table)})`;
