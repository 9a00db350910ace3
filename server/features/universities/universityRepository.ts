import { sql, type Kysely } from 'kysely';
import type { University } from '#contract/entities/university';
import { MAX_PAGE_SIZE } from '#contract/limits';
import type { Tables } from '../../platform/database/tables';

/** Which part of the list is wanted, and in what order. */
export interface UniversityPage {
  order: 'name' | 'members';
  limit: number;
  offset: number;
}

const orders = {
  name: sql`name_key, id`,
  members: sql`total_members DESC, id`,
};

/** Universities with the names of their departments and their newest posts, at most 50 of these. */
export async function listUniversities(
  db: Kysely<Tables>,
  { order, limit, offset }: UniversityPage,
): Promise<University[]> {
  const { rows } = await sql<University>`
    WITH page AS (
      SELECT id, name, name_key, hashtag_key, total_members FROM universities
      ORDER BY ${orders[order]} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT id, name, total_members,
      ARRAY(
        SELECT departments.name FROM departments
        WHERE departments.university_id = page.id ORDER BY departments.name_key
      ) AS departments,
      ARRAY(
        -- OFFSET 0 makes the hashtags be looked up: a rare one would else be sought in the whole feed.
        SELECT tagged.id FROM (
          SELECT posts.id FROM posts WHERE posts.hashtags @> ARRAY[page.hashtag_key] OFFSET 0
        ) AS tagged
        ORDER BY tagged.id DESC LIMIT ${MAX_PAGE_SIZE}
      ) AS post_ids
    FROM page ORDER BY ${orders[order]}
  `.execute(db);
  return rows;
}
