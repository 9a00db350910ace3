import { sql, type AliasedExpression, type Kysely, type Selectable } from 'kysely';
import { EVENT_MAX_DAYS } from '#contract/limits';
import { ownPart } from '#domain/events';
import type { Tables } from '#server/platform/database/tables';
import { personOf } from '#domain/people';
import { isEventShown } from '#domain/posts';

/** Longer than any day, including those on which clocks are set back. */
const LONGEST_DAY_MS = 2 * 86_400_000;
/** Longer than any event. */
const LONGEST_MS = (EVENT_MAX_DAYS + 1) * 86_400_000;

/** The columns of an event that a page is selected with. */
export const pageColumns = [
  'id',
  'post_id',
  'title',
  'description',
  'location',
  'timezone',
  'starts_at',
  'ends_at',
  'online_url',
  'capacity',
  'image_file_id',
  'going',
  'interested',
  'waiting',
] as const;
type Page = AliasedExpression<
  Pick<Selectable<Tables['events']>, (typeof pageColumns)[number]>,
  'page'
>;

/**
 * Joins authors, pictures and the reader's own part to a page of events, which is already limited,
 * as the reader sees them at a time.
 */
export function selectEvents(db: Kysely<Tables>, readerId: number, page: Page, now: Date) {
  return db
    .selectFrom(page)
    .innerJoin('posts', 'posts.id', 'page.post_id')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('files', 'files.id', 'page.image_file_id')
    .selectAll('page')
    .select([
      personOf().as('person'),
      'files.name as image',
      ownPart(sql.ref('page.id'), readerId, now).as('own'),
    ]);
}

/** An event in a list, as read from the database. */
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

/** All events except those of people hidden from the reader. */
export const selectShown = (db: Kysely<Tables>, readerId: number) =>
  db.selectFrom('events').where(isEventShown(readerId));

/** Those of them that are not over. */
export const selectComing = (db: Kysely<Tables>, readerId: number, now: Date) =>
  selectShown(db, readerId)
    // The second condition would suffice. The first lets the query scan a range of the index, which
    // reaches further back only while a long event is going on.
    .where('starts_at', '>=', earliestStart(now))
    .where('over_at', '>', now);

const earliestStart = (now: Date) => sql<Date>`least(
  ${new Date(now.getTime() - LONGEST_DAY_MS)}::timestamptz,
  (SELECT min(starts_at) FROM events
    WHERE ends_at - starts_at > interval '1 day'
      AND ends_at > ${now} AND ends_at < ${new Date(now.getTime() + LONGEST_MS)})
)`;

/** Those of them that take place between two moments, also past ones. */
export const selectBetween = (db: Kysely<Tables>, readerId: number, since: Date, until: Date) =>
  selectShown(db, readerId)
    .where('starts_at', '>', new Date(since.getTime() - LONGEST_MS))
    .where('starts_at', '<', until)
    .where((event) => event.or([event('starts_at', '>=', since), event('ends_at', '>', since)]));
