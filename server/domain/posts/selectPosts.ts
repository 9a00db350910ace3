import { sql, type AliasedExpression, type Kysely, type Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ownPart } from '#domain/events';
import { selectMentions } from '#domain/mentions';
import { selectQuotes } from '#domain/paperQuotes';
import { personOf } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** The selected rows of `posts`, without the search vector. */
export type PostPage = AliasedExpression<
  Omit<Selectable<Tables['posts']>, 'words' | 'words_at'>,
  'page'
>;

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
 * Joins the author, files, event, mentions, quotes, and the reader's own like and RSVP to a page of
 * posts, as the reader sees them at a time. Pass a page that is already limited, so that skipped posts
 * cost nothing. The caller orders the result.
 */
export function selectPosts(db: Kysely<Tables>, readerId: number, page: PostPage, now: Date) {
  return db
    .selectFrom(page)
    .innerJoin('users', 'users.id', 'page.user_id')
    .leftJoin('post_likes', (join) =>
      join.onRef('post_likes.post_id', '=', 'page.id').on('post_likes.user_id', '=', readerId),
    )
    .selectAll('page')
    .select([
      personOf().as('person'),
      sql<boolean>`page.user_id = ${readerId}`.as('is_own'),
      sql<boolean>`post_likes.user_id IS NOT NULL`.as('user_liked'),
      sql<string[]>`CASE WHEN strpos(page.content, '@') > 0
        THEN ${selectMentions('post', sql.ref('page.id'), readerId)} ELSE '{}' END`.as('mentions'),
      selectQuotes('post', sql.ref('page.id'), readerId).as('quotes'),
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
        .then(jsonObjectFrom(selectEvent(db, readerId, now)))
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

function selectEvent(db: Kysely<Tables>, readerId: number, now: Date) {
  return db
    .selectFrom('events')
    .leftJoin('files', 'files.id', 'events.image_file_id')
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
      'events.ends_at',
      sql<boolean>`events.online_url IS NOT NULL`.as('is_online'),
      'events.capacity',
      'events.going',
      'events.interested',
      'events.waiting',
      'files.id as image_id',
      'files.name as image',
      ownPart(sql.ref('events.id'), readerId, now).as('own'),
    ]);
}

/** A post as a reader sees it, as read from the database. */
export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];
