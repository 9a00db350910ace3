import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { usernameLook } from './usernameLook';

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

/** A person with the names of university and department. */
export interface PersonRow {
  id: number;
  username: string;
  email: string;
  profile_picture: string | null;
  university_name: string | null;
  department: string | null;
  interests: string[];
  profile_completed: boolean;
  hides_email: boolean;
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

const sameUsername = (username: string) => sql<boolean>`lower(username) = lower(${username})`;

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

/** Those whose usernames are, or look like, a username. */
export async function findHolders(db: Db, username: string): Promise<AccountRow[]> {
  const look = usernameLook(sql.ref('username'));
  return selectAccount(db)
    .where((is) =>
      is.or([
        sameUsername(username),
        // As the index has it.
        is.and([
          sql<boolean>`${look} = ${usernameLook(sql.val(username))}`,
          sql<boolean>`NOT shares_look`,
        ]),
      ]),
    )
    .execute();
}

/** Makes an account; null where the username, its look or the address was taken meanwhile. */
export async function insertAccount(
  trx: Transaction<Tables>,
  account: Pick<AccountRow, 'username' | 'email' | 'created_at'> & { password_hash: string },
): Promise<number | null> {
  const made = await trx
    .insertInto('users')
    .values({ ...account, signed_up_at: account.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Deletes an account that was never verified, so that its username is free. */
export async function deleteUnverified(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Marks the address of an account as proved; an address proved before keeps its date. */
export async function verifyEmail(trx: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Makes a signup that is not verified the latest one of its address. */
export async function renewSignup(trx: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ signed_up_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Sets the password's hash. */
export async function setPasswordHash(
  trx: Transaction<Tables>,
  id: number,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/** Holds the account until the transaction ends; false where its password is no longer this one. */
export async function lockWithHash(
  trx: Transaction<Tables>,
  id: number,
  passwordHash: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

const selectPerson = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('universities', 'universities.id', 'users.university_id')
    .leftJoin('departments', 'departments.id', 'users.department_id')
    .select([
      'users.id',
      'users.username',
      'users.email',
      'users.profile_picture',
      'users.interests',
      'users.profile_completed',
      'users.hides_email',
      'universities.name as university_name',
      'departments.name as department',
    ])
    .where('users.email_verified_at', 'is not', null);

/** A person with a verified address; `isProfileHidden` decides who may see them. */
export async function findPerson(db: Db, id: number): Promise<PersonRow | null> {
  return (await selectPerson(db).where('users.id', '=', id).executeTakeFirst()) ?? null;
}

/** The id of a person with a verified address, by username, case ignored. */
export async function findPersonId(db: Db, username: string): Promise<number | null> {
  const row = await selectPerson(db).where(sameUsername(username)).executeTakeFirst();
  return row?.id ?? null;
}

/** Sets whether others see the address of a person. */
export async function setHidesEmail(db: Db, id: number, hidesEmail: boolean): Promise<void> {
  await db.updateTable('users').set({ hides_email: hidesEmail }).where('id', '=', id).execute();
}
