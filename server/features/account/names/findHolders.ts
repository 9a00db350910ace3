import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { selectAccount, type AccountRow } from '../findAccount';
import { sameUsername, usernameLook } from './usernameLook';

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
