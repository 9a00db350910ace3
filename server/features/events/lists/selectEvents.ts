import type { AliasedExpression, Kysely, Selectable } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { isEventShown } from '#domain/people';

/** Longer than any day, including those on which clocks are set back. */
const LONGEST_DAY_MS = 2 * 86_400_000;

/** The columns of an event that a page is selected with. */
export const pageColumns = [
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
type Page = AliasedExpression<
  Pick<Selectable<Tables['events']>, (typeof pageColumns)[number]>,
  'page'
>;

/** Joins authors, pictures and the reader's RSVPs to a page of events, which is already limited. */
export function selectEvents(db: Kysely<Tables>, readerId: number, page: Page) {
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
      'users.display_name',
      'users.profile_picture',
      'universities.name as university_name',
      'files.name as image',
    ])
    .select((eb) =>
      // A subquery for each event of the page; a join may read all of the reader's RSVPs.
      eb
        .selectFrom('event_rsvps')
        .select('status')
        .whereRef('event_id', '=', 'page.id')
        .where('user_id', '=', readerId)
        .as('my_rsvp'),
    );
}

/** An event in a list, as read from the database. */
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

/** All events except those of people hidden from the reader. */
export const selectShown = (db: Kysely<Tables>, readerId: number) =>
  db.selectFrom('events').where(isEventShown(db, readerId));

/** Those of them whose day, in their own zones, is not over. */
export const selectComing = (db: Kysely<Tables>, readerId: number, now: Date) =>
  selectShown(db, readerId)
    // The second condition would suffice. The first lets the query scan a range of the index.
    .where('starts_at', '>', new Date(now.getTime() - LONGEST_DAY_MS))
    .where('day_ends_at', '>', now);
