import { sql, type Kysely } from 'kysely';
import type { University } from '#contract/entities/university';
import { MAX_PAGE_SIZE } from '#contract/limits';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { isScannedPostShown } from '#domain/posts';
import { nameKey } from '#domain/universities';
import { matchesKeyword } from './matchesKeyword';

interface UniversityPage extends Page {
  order: 'name' | 'members';
  /** Part of a name in any spelling; names that begin with it, and those with its accents, come first. */
  keyword?: string | undefined;
  /** The most departments of each university; all of them by default. */
  departments?: number | undefined;
}

const orders = {
  name: sql`name_key, id`,
  members: sql`total_members DESC, id`,
};

const hasMembers = sql`total_members > 0`;

/**
 * Universities that have members, with the names of their departments and the newest posts a reader
 * may see, at most 50 of these.
 */
export async function listUniversities(
  db: Kysely<Tables>,
  readerId: number,
  { order, limit, offset, keyword = '', departments }: UniversityPage,
): Promise<University[]> {
  const key = nameKey(keyword);
  const by =
    key === ''
      ? orders[order]
      : sql`starts_with(name_key, ${key}) DESC, position(${key} IN name_key) > 0 DESC, ${orders[order]}`;
  const { rows } = await sql<University>`
    WITH page AS (
      SELECT id, name, name_key, total_members, about, link,
        listed_at IS NOT NULL AS is_listed, ARRAY(
        SELECT hashtag_key
        UNION SELECT aliases.name_key FROM university_aliases AS aliases
        WHERE aliases.university_id = universities.id
      ) AS tags
      FROM universities WHERE ${hasMembers} AND ${matchesKeyword(keyword)} ORDER BY ${by} LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}
    )
    SELECT id, name, total_members, about, link, is_listed,
      ARRAY(
        SELECT departments.name FROM departments
        WHERE departments.university_id = page.id ORDER BY departments.name_key
        LIMIT ${departments ?? sql`NULL`}
      ) AS departments,
      (
        SELECT count(*)::integer FROM departments WHERE departments.university_id = page.id
      ) AS departments_total,
      ARRAY(
        -- OFFSET 0 makes the planner use the hashtag index; otherwise it scans the feed for rare ones.
        SELECT tagged.id FROM (
          SELECT posts.id FROM posts WHERE posts.hashtags && page.tags AND ${isScannedPostShown(db, readerId)}
          OFFSET 0
        ) AS tagged
        ORDER BY tagged.id DESC LIMIT ${sql.lit(MAX_PAGE_SIZE)}
      ) AS post_ids
    FROM page ORDER BY ${by}
  `.execute(db);
  return rows;
}

/** The number of universities in such a list. */
export async function countUniversities(db: Kysely<Tables>, keyword: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::integer AS total FROM universities
    WHERE ${hasMembers} AND ${matchesKeyword(keyword)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}
