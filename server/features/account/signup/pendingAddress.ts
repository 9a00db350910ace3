import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/**
 * The stored address of an unverified signup: the given one, a blank and a random id. Several
 * signups can then wait for one address, in addition to an account that may already have it. Each
 * holds its username and accepts its password, so the caller cannot learn whether the address is
 * known. No mail and no login can match it, because no address contains a blank.
 */
export const pendingAddress = (email: string) => `${email} ${randomUUID()}`;

/** The address as given. */
export const shownAddress = (email: string) => email.split(' ')[0] ?? email;

/**
 * Whether a row of users is a pending signup of an address. Rows of earlier releases contain the
 * plain address.
 */
export const isPendingAt = (email: string, table = 'users'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.email_verified_at`)} IS NULL
    AND split_part(${sql.ref(`${table}.email`)}, ' ', 1) = ${email})`;

/** Whether a row of users is the account of an address, or a pending signup of it. */
export const isOfAddress = (email: string, table = 'users'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.email`)} = ${email} OR ${isPendingAt(email, table)})`;
