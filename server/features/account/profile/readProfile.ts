import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { ConnectionState } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';
import { readConnectionStates } from '#domain/connections';
import { isProfileHidden } from '#domain/people';
import { sameUsername } from '../findAccount';
import { findFormerHolder } from '../names/formerUsernames';
import { countMutualConnections } from './countMutualConnections';
import { findPerson, noSuchPerson, selectPerson, type PersonRow } from './findPerson';

/** A person as another member sees them. */
export interface ProfileRow {
  person: PersonRow;
  connection: ConnectionState;
  mutualCount: number;
}

/**
 * Reads a person as another member sees them, with what connects the two. Throws 404 if the person does
 * not exist or has blocked the reader. A person whom the reader has blocked is returned, so that
 * the reader can lift the block.
 */
export async function readProfile(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<ProfileRow> {
  const person = await findPerson(db, readerId, id);
  if (await isProfileHidden(db, readerId, id)) throw noSuchPerson();
  return {
    person,
    connection: (await readConnectionStates(db, readerId, [id]))(id),
    mutualCount: readerId === id ? 0 : await countMutualConnections(db, readerId, id),
  };
}

/**
 * Finds the id of a person by username, case ignored, or by one they gave up recently. Throws 404
 * like `readProfile`.
 */
export async function findIdByName(
  db: Kysely<Tables>,
  readerId: number,
  { username, now }: { username: string; now: Date },
): Promise<number> {
  const named = (condition: Expression<SqlBool>) =>
    selectPerson(db, readerId).where(condition).executeTakeFirst();
  let found = await named(sameUsername(username));
  if (!found) {
    const formerId = await findFormerHolder(db, username, now);
    found = formerId === null ? undefined : await named(sql`users.id = ${formerId}`);
  }
  const id = found?.person.id;
  if (id === undefined || (await isProfileHidden(db, readerId, id))) throw noSuchPerson();
  return id;
}
