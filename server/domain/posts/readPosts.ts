import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { PaperQuote } from '#contract/entities/paperQuote';
import type { Post } from '#contract/entities/post';
import { ownPart, presentOwnPart, type OwnPart } from '#domain/events';
import { selectMentions } from '#domain/mentions';
import { selectQuotes } from '#domain/paperQuotes';
import type { Clock } from '#server/platform/clock';
import type { Tables } from '#server/platform/database/tables';
import { buildBody, completeBody, type PostBodies, type PostBody } from './postBodies';
import { postColumns, selectPosts } from './selectPosts';

/** The dependencies of {@link readPosts}. */
export interface PostReading {
  db: Kysely<Tables>;
  postBodies: PostBodies;
  clock: Clock;
}

/** The transactions that wrote the rows of a body as they are now. */
interface Versions {
  version: string;
  author_version: string;
  event_version: string | null;
  files_version: string | null;
  /** The names stand for their rows; that of the university changes with every new member. */
  university_name: string | null;
  department: string | null;
}

/** A post of a page: which version of it exists, and what differs between readers. */
interface VersionRow extends Versions {
  id: number;
  is_own: boolean;
  user_liked: boolean;
  /** Whether its text has an @. Most have none, so their mentions need no query. */
  may_mention: boolean;
  quotes: PaperQuote[] | null;
  own: OwnPart | null;
}

/** No person has this id. */
const NOBODY = 0;

const versionOf = (row: Versions) =>
  [
    row.version,
    row.author_version,
    row.event_version,
    row.files_version,
    row.university_name,
    row.department,
  ].join();

/** The versions of the event and the files of a row of `page`. */
const eventVersion = sql<string | null>`CASE WHEN page.post_type = 'event'
  THEN (SELECT xmin FROM events WHERE post_id = page.id) END`;
const filesVersion = sql<string | null>`CASE WHEN page.post_type IN ('media', 'document') THEN (
  SELECT string_agg(xmin::text, ',' ORDER BY position) FROM post_files WHERE post_id = page.id
) END`;

/** Looks up each event by its post, because a join may read all events. */
const selectVersions = (readerId: number, page: RawBuilder<unknown>, now: Date) => sql<VersionRow>`
  SELECT page.id, page.user_id = ${readerId} AS is_own,
    page.xmin AS version, users.xmin AS author_version,
    universities.name AS university_name, departments.name AS department,
    ${eventVersion} AS event_version, ${filesVersion} AS files_version,
    EXISTS (
      SELECT FROM post_likes WHERE post_id = page.id AND user_id = ${readerId}
    ) AS user_liked,
    page.may_mention,
    ${selectQuotes('post', sql.ref('page.id'), readerId)} AS quotes,
    CASE WHEN page.post_type = 'event'
      THEN ${ownPart(sql`(SELECT id FROM events WHERE post_id = page.id)`, readerId, now)}
    END AS own
  FROM (
    SELECT id, xmin, user_id, post_type, strpos(content, '@') > 0 AS may_mention FROM posts ${page}
  ) AS page
  JOIN users ON users.id = page.user_id
  LEFT JOIN universities ON universities.id = users.university_id
  LEFT JOIN departments ON departments.id = users.department_id
  ORDER BY page.id DESC`;

/** The names that posts mention, by the id of the post. */
async function readMentions(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; mentions: string[] }>`
    SELECT id, ${selectMentions('post', sql.ref('asked.id'), readerId)} AS mentions
    FROM unnest(${[...ids]}::bigint[]) AS asked (id)`.execute(db);
  return new Map(rows.map(({ id, mentions }) => [id, mentions]));
}

type PostColumns = Pick<Selectable<Tables['posts']>, (typeof postColumns)[number]>;

/** Whole posts with their versions, in one statement. */
function selectWhole({ db, clock }: PostReading, readerId: number, page: RawBuilder<unknown>) {
  const columns = sql.join(postColumns.map((name) => sql.ref(name)));
  const rows = sql<PostColumns & { version: string }>`
    (SELECT ${columns}, xmin AS version FROM posts ${page})`;
  return selectPosts(db, readerId, rows.as('page'), clock.now())
    .select([
      sql<string>`page.version`.as('version'),
      sql<string>`users.xmin`.as('author_version'),
      eventVersion.as('event_version'),
      filesVersion.as('files_version'),
    ])
    .orderBy('page.id', 'desc');
}

/** Reads the bodies of posts and remembers them. */
async function readBodies(
  reading: PostReading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostBody>> {
  const page = sql`WHERE id = ANY(${[...ids]}::bigint[])`;
  const rows = await selectWhole(reading, NOBODY, page).execute();
  const bodies = new Map(
    rows.map((row) => [row.id, buildBody(row, versionOf({ ...row, ...row.person }))]),
  );
  for (const [id, body] of bodies) reading.postBodies.set(id, body);
  return bodies;
}

/**
 * The posts of a page as the reader sees them, newest first. `page` is what follows
 * `FROM posts`.
 *
 * Bodies come from a cache that cannot be stale, in any process: the statement that reads the page
 * also reads which version of each post there is, and other versions are read again.
 */
export async function readPosts(
  reading: PostReading,
  readerId: number,
  page: RawBuilder<unknown>,
): Promise<Post[]> {
  const { rows } = await selectVersions(readerId, page, reading.clock.now()).execute(reading.db);
  const known = rows.map((row) => {
    const body = reading.postBodies.get(row.id);
    return body?.version === versionOf(row) ? body : undefined;
  });
  const missing = rows.filter((_, nth) => !known[nth]).map(({ id }) => id);
  const mentioning = rows.filter(({ may_mention }) => may_mention).map(({ id }) => id);
  const fresh = missing.length > 0 ? await readBodies(reading, missing) : undefined;
  const mentions = await readMentions(reading.db, readerId, mentioning);
  return rows.flatMap((row, nth) => {
    // A post may have been deleted between the statements.
    const body = known[nth] ?? fresh?.get(row.id);
    const own = row.own && presentOwnPart(row.own);
    const shown = { ...row, mentions: mentions.get(row.id) ?? [], ownPart: own };
    return body ? [completeBody(body, shown)] : [];
  });
}

/** The same in one statement, for a page of which the cache probably has nothing. */
export async function readUncachedPosts(
  reading: PostReading,
  readerId: number,
  page: RawBuilder<unknown>,
): Promise<Post[]> {
  const rows = await selectWhole(reading, readerId, page).execute();
  return rows.map((row) => {
    const body = buildBody(row, versionOf({ ...row, ...row.person }));
    reading.postBodies.set(row.id, body);
    const own = row.event && presentOwnPart(row.event.own);
    return completeBody(body, { ...row, ownPart: own });
  });
}
