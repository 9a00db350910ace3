import { sql, type AliasedExpression, type Kysely, type Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tables } from '#server/platform/database/tables';

/** The selected rows of `posts`, without the search vector. */
export type PostPage = AliasedExpression<Omit<Selectable<Tables['posts']>, 'words'>, 'page'>;

/** The columns of a post that readers see. */
export const postColumns = [
  'id',
  'user_id',
  'post_type',
  'content',
  'hashtags',
  'total_likes',
  'total_comments',
  'attached_text',
  'created_at',
  'edited_at',
] as const;

/**
 * Joins the author, files, event, and the reader's own like and RSVP to a page of posts. Pass a
 * page that is already limited, so that skipped posts cost nothing. The caller orders the result.
 */
export function selectPosts(db: Kysely<Tables>, readerId: number, page: PostPage) {
  return db
    .selectFrom(page)
    .innerJoin('users', 'users.id', 'page.user_id')
    .leftJoin('universities', 'universities.id', 'users.university_id')
    .leftJoin('post_likes', (join) =>
      join.onRef('post_likes.post_id', '=', 'page.id').on('post_likes.user_id', '=', readerId),
    )
    .selectAll('page')
    .select([
      'users.username',
      'users.display_name',
      'users.profile_picture',
      'universities.name as university_name',
      sql<boolean>`post_likes.user_id IS NOT NULL`.as('user_liked'),
    ])
    .select((eb) => [
      eb
        .case()
        .when('page.post_type', 'in', ['media', 'document'])
        .then(jsonArrayFrom(selectFiles(db)))
        .else(null)
        .end()
        .as('files'),
      eb
        .case()
        .when('page.post_type', '=', 'event')
        .then(jsonObjectFrom(selectEvent(db, readerId)))
        .else(null)
        .end()
        .as('event'),
    ]);
}

function selectFiles(db: Kysely<Tables>) {
  return db
    .selectFrom('post_files')
    .innerJoin('files', 'files.id', 'post_files.file_id')
    .whereRef('post_files.post_id', '=', sql.ref('page.id'))
    .orderBy('post_files.position')
    .select([
      'post_files.kind',
      'post_files.alt',
      'files.id',
      'files.name',
      'files.original_name',
      'files.mime_type',
      'files.bytes',
      'files.width',
      'files.height',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('files as small')
          .whereRef('small.original_id', '=', 'files.id')
          .orderBy('small.width')
          .select(['small.id', 'small.name', 'small.width', 'small.height']),
      ).as('thumbnails'),
    );
}

function selectEvent(db: Kysely<Tables>, readerId: number) {
  return db
    .selectFrom('events')
    .leftJoin('files', 'files.id', 'events.image_file_id')
    .leftJoin('event_rsvps', (join) =>
      join.onRef('event_rsvps.event_id', '=', 'events.id').on('event_rsvps.user_id', '=', readerId),
    )
    .whereRef('events.post_id', '=', sql.ref('page.id'))
    .select([
      'events.id',
      'events.title',
      'events.description',
      'events.location',
      'events.event_date',
      'events.event_time',
      'events.timezone',
      'events.starts_at',
      'events.going',
      'events.interested',
      'files.id as image_id',
      'files.name as image',
      'event_rsvps.status as my_rsvp',
    ]);
}

/** A post as a reader sees it, as read from the database. */
export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];
