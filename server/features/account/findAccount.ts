import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { sameUsername } from './names/usernameLook';

type Db = Kysely<Tables>;

/** What signing up and signing in need to know of an account. */
export interface AccountRow {
  id: number;
  username: string;
  email: string;
  password_hash: string | null;
  email_verified_at: Date | null;
  disabled_at: Date | null;
  created_at: Date;
}

/** The accounts, to be narrowed down. */
export const selectAccount = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'password_hash',
      'email_verified_at',
      'disabled_at',
      'created_at',
    ]);

/** The account that has a canonical e-mail address; signups that wait for it are not it. */
export async function findByEmail(db: Db, email: string): Promise<AccountRow | null> {
  return (await selectAccount(db).where('email', '=', email).executeTakeFirst()) ?? null;
}

/** The account of an id. */
export async function findById(db: Db, id: number): Promise<AccountRow | null> {
  return (await selectAccount(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The account of a username, case ignored. */
export async function findByUsername(db: Db, username: string): Promise<AccountRow | null> {
  return (await selectAccount(db).where(sameUsername(username)).executeTakeFirst()) ?? null;
}
