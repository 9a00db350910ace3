import { sql, type Kysely } from 'kysely';
import type { NamedPost } from '#domain/notifications';
import { isPaperShown } from '#domain/papers';
import { isPostShown } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';

/** Whether the post or paper of an item exists, but may not be seen. */
const isHidden = sql<boolean>`CASE library_items.kind
  WHEN 'post' THEN posts.id IS NULL
    AND EXISTS (SELECT FROM posts AS any_post WHERE any_post.id = library_items.target_id)
  WHEN 'paper' THEN papers.id IS NULL
    AND EXISTS (SELECT FROM papers AS any_paper WHERE any_paper.id = library_items.target_id)
  ELSE false
END`;

/** The items that a person keeps and may see, joined with its post and author, or its paper. */
export const joinItems = (db: Kysely<Tables>, ownerId: number) =>
  db
    .selectFrom('library_items')
    .leftJoin('posts', (join) =>
      join
        .on('library_items.kind', '=', 'post')
        .onRef('posts.id', '=', 'library_items.target_id')
        .on(isPostShown(ownerId)),
    )
    .leftJoin('users as authors', 'authors.id', 'posts.user_id')
    .leftJoin('papers', (join) =>
      join
        .on('library_items.kind', '=', 'paper')
        .onRef('papers.id', '=', 'library_items.target_id')
        .on(isPaperShown(ownerId)),
    )
    .where('library_items.user_id', '=', ownerId)
    .where((eb) => eb.not(isHidden));

/** The same with all that is shown of each. `content` and the columns of papers are null if deleted. */
export const selectItems = (db: Kysely<Tables>, ownerId: number) =>
  joinItems(db, ownerId).select([
    'library_items.id',
    'library_items.kind',
    'library_items.target_id',
    'library_items.title',
    'library_items.author',
    'library_items.year',
    'library_items.doi',
    'library_items.fields',
    'library_items.note',
    'library_items.tags',
    'library_items.created_at',
    'papers.title as paper_title',
    'papers.author as paper_author',
    'papers.published_year as paper_year',
    'papers.doi as paper_doi',
    'posts.content',
    'posts.created_at as posted_at',
    sql<string | null>`coalesce(nullif(authors.display_name, ''), authors.username)`.as(
      'post_author',
    ),
    sql<NamedPost['eventTitle']>`(
      SELECT title FROM events WHERE events.post_id = posts.id
    )`.as('event_title'),
    sql<NamedPost['fileName']>`(
      SELECT CASE kind WHEN 'document' THEN files.original_name ELSE alt END
      FROM post_files JOIN files ON files.id = post_files.file_id
      WHERE post_files.post_id = posts.id ORDER BY position LIMIT 1
    )`.as('file_name'),
  ]);

/** A condition on an item: it has the tag. */
export const hasTag = (tag: string) => sql<boolean>`library_items.tags @> ARRAY[${tag}]::text[]`;

/** An item as its owner sees it, as read from the database. */
export type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];
