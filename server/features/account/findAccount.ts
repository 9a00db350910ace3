import { type Kysely, sql } from 'kysely';
import { foldedUsername } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** A condition on `users`: the username matches, case ignored. */
export const sameUsername = (username: string) =>
  sql<boolean>`lower(username) = lower(${username})`;

type Db = Kysely<Tables>;

/** The columns of an account that sign-up and sign-in need. */
export interface AccountRow {
  id: number;
  username: string;
  display_name: string | null;
  email: string;
  password_hash: string | null;
  email_verified_at: Date | null;
  disabled_at: Date | null;
  suspended_until: Date | null;
  deletion_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
}

/** The base query for accounts. */
export const selectAccount = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'display_name',
      'email',
      'password_hash',
      'email_verified_at',
      'disabled_at',
      'suspended_until',
      'deletion_at',
      'deleted_at',
      'created_at',
    ]);

/**
 * The account with a canonical e-mail address. Pending signups with the address are not included.
 */
export async function findByEmail(db: Db, email: string): Promise<AccountRow | null> {
  return (await selectAccount(db).where('email', '=', email).executeTakeFirst()) ?? null;
}

export async function findById(db: Db, id: number): Promise<AccountRow | null> {
  return (await selectAccount(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The account of a signed-in user. */
export function requireAccount(db: Db, id: number): Promise<AccountRow> {
  return selectAccount(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The account with a username, case ignored. */
export async function findByUsername(db: Db, username: string): Promise<AccountRow | null> {
  return (await selectAccount(db).where(sameUsername(username)).executeTakeFirst()) ?? null;
}

/** Finds the accounts whose usernames are, or look like, a username. */
export async function findHolders(db: Kysely<Tables>, username: string): Promise<AccountRow[]> {
  const look = foldedUsername(sql.ref('username'));
  return selectAccount(db)
    .where((is) =>
      is.or([
        sameUsername(username),
        // Matches the index's expression.
        is.and([
          sql<boolean>`${look} = ${foldedUsername(sql.val(username))}`,
          sql<boolean>`NOT shares_look`,
        ]),
      ]),
    )
    .execute();
}
