import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/**
 * What a reader takes a username for: the confusables of Unicode TR39 among the characters that
 * usernames have. A capital I is an l, a lower-case i is not.
 *
 * The unique index users_by_look has the same expression: keep the two alike.
 */
export const usernameLook = (username: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(translate(lower(replace(${username}, 'I', 'l')), '01', 'ol'), 'rn', 'm'), 'vv', 'w')`;

/** A condition on `users`: the username is this one, case ignored. */
export const sameUsername = (username: string) =>
  sql<boolean>`lower(username) = lower(${username})`;

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

/** Finds the accounts whose usernames are, or look like, a username. */
export async function findHolders(db: Kysely<Tables>, username: string): Promise<AccountRow[]> {
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
