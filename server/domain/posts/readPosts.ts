import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { buildBody, completeBody, type PostBodies, type PostBody } from './postBodies';
import { postColumns, selectPosts } from './selectPosts';

/** What {@link readPosts} needs. */
export interface PostReading {
  db: Kysely<Tables>;
  postBodies: PostBodies;
}

/** A post of a page: which version of it exists, and what is the reader's own. */
interface VersionRow {
  id: number;
  version: string;
  author_version: string;
  event_version: string | null;
  university_name: string | null;
  user_liked: boolean;
  my_rsvp: string | null;
}

/** No person has this id. */
const NOBODY = 0;

const versionOf = (row: Omit<VersionRow, 'id' | 'user_liked' | 'my_rsvp'>) =>
  `${row.version} ${row.author_version} ${row.event_version ?? ''} ${row.university_name ?? ''}`;

/**
 * `xmin` is the transaction that wrote a row as it is now. The name of the university stands for
 * its row, which changes with every new member. Looks up each event by its post, because a join may
 * read all events.
 */
const selectVersions = (readerId: number, page: RawBuilder<unknown>) => sql<VersionRow>`
  SELECT page.id, page.xmin AS version, users.xmin AS author_version,
    universities.name AS university_name,
    CASE WHEN page.post_type = 'event' THEN (
      SELECT xmin FROM events WHERE post_id = page.id
    ) END AS event_version,
    EXISTS (
      SELECT FROM post_likes WHERE post_id = page.id AND user_id = ${readerId}
    ) AS user_liked,
    CASE WHEN page.post_type = 'event' THEN (
      SELECT status FROM event_rsvps
      WHERE event_id = (SELECT id FROM events WHERE post_id = page.id) AND user_id = ${readerId}
    ) END AS my_rsvp
  FROM (${page}) AS page
  JOIN users ON users.id = page.user_id
  LEFT JOIN universities ON universities.id = users.university_id
  ORDER BY page.id DESC`;

/** Reads the bodies of posts with their versions, in one statement. */
async function readBodies(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostBody>> {
  const page = db
    .selectFrom('posts')
    .select([...postColumns, sql<string>`posts.xmin`.as('version')])
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .as('page');
  const rows = await selectPosts(db, NOBODY, page)
    .select([
      sql<string>`page.version`.as('version'),
      sql<string>`users.xmin`.as('author_version'),
      sql<string | null>`(SELECT xmin FROM events WHERE post_id = page.id)`.as('event_version'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, buildBody(row, versionOf(row))]));
}

/**
 * The JSON of each post of a page as the reader sees it, newest first. `page` selects `id`, `xmin`,
 * `user_id` and `post_type` of `posts`.
 *
 * Bodies come from a cache that cannot be stale, in any process: the statement that reads the page
 * also reads which version of each post there is, and other versions are read anew.
 */
export async function readPosts(
  { db, postBodies }: PostReading,
  readerId: number,
  page: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await selectVersions(readerId, page).execute(db);
  const known = rows.map((row) => {
    const body = postBodies.get(row.id);
    return body?.version === versionOf(row) ? body : undefined;
  });
  const missing = rows.filter((_, nth) => !known[nth]).map(({ id }) => id);
  const fresh = missing.length > 0 ? await readBodies(db, missing) : undefined;
  for (const [id, body] of fresh ?? []) postBodies.set(id, body);
  return rows.flatMap((row, nth) => {
    // A post may have been deleted between the two statements.
    const body = known[nth] ?? fresh?.get(row.id);
    return body ? [completeBody(body, row)] : [];
  });
}
