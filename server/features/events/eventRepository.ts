import { sql, type AliasedExpression, type Kysely, type Selectable } from 'kysely';
import type { EventGroups } from '#contract/entities/event';
import type { Tables } from '../../platform/database/tables';
import { isEventShown } from '../../queries/visibility';

const DAY_MS = 86_400_000;
/** Longer than the longest day there is where clocks are put back. */
const LONGEST_DAY_MS = 2 * DAY_MS;

const columns = [
  'id',
  'post_id',
  'title',
  'description',
  'location',
  'timezone',
  'starts_at',
  'image_file_id',
  'going',
  'interested',
] as const;
type Page = AliasedExpression<Pick<Selectable<Tables['events']>, (typeof columns)[number]>, 'page'>;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Joins to the events of a page, which was cut before, their authors and pictures, and the reader's answers. */
function selectEvents(db: Kysely<Tables>, readerId: number, page: Page) {
  return db
    .selectFrom(page)
    .innerJoin('posts', 'posts.id', 'page.post_id')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('universities', 'universities.id', 'users.university_id')
    .leftJoin('files', 'files.id', 'page.image_file_id')
    .selectAll('page')
    .select([
      'posts.user_id',
      'users.username',
      'users.profile_picture',
      'universities.name as university_name',
      'files.name as image',
    ])
    .select((eb) =>
      // Looked up for each event of the page; a join may read all that the reader ever answered.
      eb
        .selectFrom('event_rsvps')
        .select('status')
        .whereRef('event_id', '=', 'page.id')
        .where('user_id', '=', readerId)
        .as('my_rsvp'),
    );
}

/** An event in a listing, as it comes from the database. */
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

/** The events but those of people hidden from the reader. */
const selectShown = (db: Kysely<Tables>, readerId: number) =>
  db.selectFrom('events').where(isEventShown(db, readerId));

/** Those of them whose day, in their own zones, is not over. */
const selectComing = (db: Kysely<Tables>, readerId: number, now: Date) =>
  selectShown(db, readerId)
    // What the second says alone, the first makes a range of the index.
    .where('starts_at', '>', after(now, -LONGEST_DAY_MS))
    .where('day_ends_at', '>', now);

/** Events whose day, in their own zones, is not over, soonest first. */
export function listComingEvents(
  db: Kysely<Tables>,
  readerId: number,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<EventRow[]> {
  const page = selectComing(db, readerId, now)
    .select(columns)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectEvents(db, readerId, page).orderBy('page.starts_at').orderBy('page.id').execute();
}

/** One event, past ones too. */
export function findEvent(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<EventRow | undefined> {
  const page = selectShown(db, readerId).select(columns).where('id', '=', id).as('page');
  return selectEvents(db, readerId, page).executeTakeFirst();
}

/** The events of the ids in the ids' order, past ones too; ids of no event are passed over and take no place in the page. */
export async function listEventsByIds(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<EventRow[]> {
  const page = selectShown(db, readerId).select(columns).where('id', 'in', ids).as('page');
  return selectEvents(db, readerId, page)
    .orderBy(sql`array_position(${sql.val(ids)}::bigint[], page.id)`)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Ids of the coming events of the next 365 days by nearness, each once, soonest first. */
export async function groupComingEvents(
  db: Kysely<Tables>,
  readerId: number,
  now: Date,
): Promise<EventGroups> {
  const [week, month, year] = [7, 30, 365].map((days) => after(now, days * DAY_MS)) as [
    Date,
    Date,
    Date,
  ];
  const idsWhere = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number[]>`coalesce(array_agg(id ORDER BY starts_at, id) FILTER (WHERE ${condition}), '{}')`;
  return selectComing(db, readerId, now)
    .where('starts_at', '<=', year)
    .select([
      idsWhere(sql`starts_at <= ${week}`).as('within_7_days'),
      idsWhere(sql`starts_at > ${week} AND starts_at <= ${month}`).as('within_30_days'),
      idsWhere(sql`starts_at > ${month}`).as('within_year'),
    ])
    .executeTakeFirstOrThrow();
}
