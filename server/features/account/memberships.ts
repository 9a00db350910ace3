import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Tables } from '../../platform/database/tables';
import { hashtagKey, nameKey, tidyName } from '../../queries/nameKey';

/** Where a person studies and what he cares for. */
export interface Membership {
  university: string;
  department: string;
  interests: string[];
}

/**
 * Makes a person a member of a university and a department, both made where they are new, and
 * completes the profile. A university's count of members moves with its members.
 */
export async function joinDepartment(
  db: Kysely<Tables>,
  userId: number,
  { university, department, interests }: Membership,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { university_id: formerId } = await trx
      .selectFrom('users')
      .select('university_id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const universityId = await findOrCreateUniversity(trx, university);
    const departmentId = await findOrCreateDepartment(trx, universityId, department);
    await trx
      .updateTable('users')
      .set({
        university_id: universityId,
        department_id: departmentId,
        interests,
        profile_completed: true,
      })
      .where('id', '=', userId)
      .execute();
    if (formerId !== universityId) await moveMember(trx, formerId, universityId);
  });
}

async function findOrCreateUniversity(trx: Transaction<Tables>, name: string): Promise<number> {
  const key = nameKey(name);
  await trx
    .insertInto('universities')
    .values({ name: tidyName(name), name_key: key, hashtag_key: hashtagKey(name) })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('universities')
    .select('id')
    .where('name_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

async function findOrCreateDepartment(
  trx: Transaction<Tables>,
  universityId: number,
  name: string,
): Promise<number> {
  const key = nameKey(name);
  await trx
    .insertInto('departments')
    .values({ university_id: universityId, name: tidyName(name), name_key: key })
    .onConflict((conflict) => conflict.columns(['university_id', 'name_key']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('departments')
    .select('id')
    .where('university_id', '=', universityId)
    .where('name_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts in the order of ids, so that two people who swap universities do not wait for each other. */
async function moveMember(
  trx: Transaction<Tables>,
  fromId: number | null,
  toId: number,
): Promise<void> {
  const changes = [{ id: toId, by: 1 }, ...(fromId === null ? [] : [{ id: fromId, by: -1 }])];
  for (const { id, by } of changes.sort((a, b) => a.id - b.id)) {
    await trx
      .updateTable('universities')
      .set({ total_members: sql<number>`total_members + ${by}::integer` })
      .where('id', '=', id)
      .execute();
  }
}
