import { sql, type Kysely } from 'kysely';
import { isMember } from '#domain/people';
import type { PostFilter } from '#domain/posts';
import { nameKey } from '#domain/universities';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { requireUniversity } from './readUniversity';
import * as texts from './texts';

/** Posts by the members of a department. Throws 404 if there is no such department. */
export async function departmentFilter(
  db: Kysely<Tables>,
  names: { university: string; department: string },
): Promise<PostFilter> {
  const university = await requireUniversity(db, names.university);
  const id = await findDepartmentId(db, university.id, names.department);
  if (id === null) throw notFound(texts.departmentNotFound);
  return postedByDepartment(id);
}

/** The id of the university's department with this name in any case; null for none. */
async function findDepartmentId(
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

/**
 * The posts by the members of a department. The lookup reads no more posts per member than the page
 * holds.
 */
export const postedByDepartment = (departmentId: number): PostFilter => ({
  isWanted: sql<boolean>`EXISTS (
    SELECT FROM users
    WHERE users.id = posts.user_id AND users.department_id = ${departmentId} AND ${isMember}
  )`,
  lookUp: ({ limit, offset }, isShown) => sql<{ id: number }>`
    SELECT own.id FROM users CROSS JOIN LATERAL (
      SELECT posts.id FROM posts WHERE posts.user_id = users.id AND ${isShown}
      ORDER BY posts.id DESC LIMIT ${rowLimit(limit + offset)}
    ) AS own
    WHERE users.department_id = ${departmentId} AND ${isMember}
    ORDER BY own.id DESC LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}
  `,
});
