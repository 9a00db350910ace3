import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { buildBody, completeBody, type PostBodies, type PostBody } from './postBodies';
import { postColumns, selectPosts } from './selectPosts';

/** What {@link readPosts} needs. */
export interface PostReading {
  db: Kysely<Tables>;
  postBodies: PostBodies;
}

/** The transactions that wrote the rows of a body as they are now. */
interface Versions {
  version: string;
  author_version: string;
  event_version: string | null;
  /** Stands for the row of the university, which changes with every new member. */
  university_name: string | null;
}

/** A post of a page: which version of it exists, and what is the reader's own. */
interface VersionRow extends Versions {
  id: number;
  user_liked: boolean;
  my_rsvp: string | null;
}

/** No person has this id. */
const NOBODY = 0;

const versionOf = (row: Versions) =>
  `${row.version} ${row.author_version} ${row.event_version ?? ''} ${row.university_name ?? ''}`;

/** Looks up each event by its post, because a join may read all events. */
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
  FROM (SELECT id, xmin, user_id, post_type FROM posts ${page}) AS page
  JOIN users ON users.id = page.user_id
  LEFT JOIN universities ON universities.id = users.university_id
  ORDER BY page.id DESC`;

type PostColumns = Pick<Selectable<Tables['posts']>, (typeof postColumns)[number]>;

/** Whole posts with their versions, in one statement. */
function selectWhole(db: Kysely<Tables>, readerId: number, page: RawBuilder<unknown>) {
  const columns = sql.join(postColumns.map((name) => sql.ref(name)));
  const rows = sql<PostColumns & { version: string }>`
    (SELECT ${columns}, xmin AS version FROM posts ${page})`;
  return selectPosts(db, readerId, rows.as('page'))
    .select([
      sql<string>`page.version`.as('version'),
      sql<string>`users.xmin`.as('author_version'),
      sql<string | null>`(SELECT xmin FROM events WHERE post_id = page.id)`.as('event_version'),
    ])
    .orderBy('page.id', 'desc');
}

/** Reads the bodies of posts and remembers them. */
async function readBodies(
  { db, postBodies }: PostReading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostBody>> {
  const page = sql`WHERE id = ANY(${[...ids]}::bigint[])`;
  const rows = await selectWhole(db, NOBODY, page).execute();
  const bodies = new Map(rows.map((row) => [row.id, buildBody(row, versionOf(row))]));
  for (const [id, body] of bodies) postBodies.set(id, body);
  return bodies;
}

/**
 * The JSON of each post of a page as the reader sees it, newest first. `page` is what follows
 * `FROM posts`.
 *
 * Bodies come from a cache that cannot be stale, in any process: the statement that reads the page
 * also reads which version of each post there is, and other versions are read anew.
 */
export async function readPosts(
  reading: PostReading,
  readerId: number,
  page: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await selectVersions(readerId, page).execute(reading.db);
  const known = rows.map((row) => {
    const body = reading.postBodies.get(row.id);
    return body?.version === versionOf(row) ? body : undefined;
  });
  const missing = rows.filter((_, nth) => !known[nth]).map(({ id }) => id);
  const fresh = missing.length > 0 ? await readBodies(reading, missing) : undefined;
  return rows.flatMap((row, nth) => {
    // A post may have been deleted between the two statements.
    const body = known[nth] ?? fresh?.get(row.id);
    return body ? [completeBody(body, row)] : [];
  });
}

/** The same in one statement, for a page of which the cache probably has nothing. */
export async function readUncachedPosts(
  { db, postBodies }: PostReading,
  readerId: number,
  page: RawBuilder<unknown>,
): Promise<string[]> {
  const rows = await selectWhole(db, readerId, page).execute();
  return rows.map((row) => {
    const body = buildBody(row, versionOf(row));
    postBodies.set(row.id, body);
    return completeBody(body, { user_liked: row.user_liked, my_rsvp: row.event?.my_rsvp ?? null });
  });
}
