import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { isMember } from '../../queries/isMember';
import { nameKey } from '../../queries/nameKey';
import type { PostFilter } from './newestPosts';

/** The id of the university's department of this name in any case; null for none. */
export async function findDepartmentId(
  db: Kysely<Tables>,
  universityId: number,
  name: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('departments')
    .select('id')
    .where('university_id', '=', universityId)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The posts by the members of a department: looked up, no more of each member than the page holds. */
export const postedByDepartment = (departmentId: number): PostFilter => ({
  isWanted: sql<boolean>`EXISTS (
    SELECT FROM users
    WHERE users.id = posts.user_id AND users.department_id = ${departmentId} AND ${isMember}
  )`,
  lookUp: ({ limit, offset }, isShown) => sql<{ id: number }>`
    SELECT own.id FROM users CROSS JOIN LATERAL (
      SELECT posts.id FROM posts WHERE posts.user_id = users.id AND ${isShown}
      ORDER BY posts.id DESC LIMIT ${limit + offset}
    ) AS own
    WHERE users.department_id = ${departmentId} AND ${isMember}
    ORDER BY own.id DESC LIMIT ${limit} OFFSET ${offset}
  `,
});
