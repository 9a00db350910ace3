import { sql } from 'kysely';
import { titleOfPost, type NamedPost } from '#domain/notifications';
import { personOf } from '#domain/people';
import { isPostShown } from '#domain/posts';
import type { ReadShown, Shown } from './shown';

/** Reads the cards of events, which are named by their title. */
export const readEventCards: ReadShown = (db, readerId, ids) =>
  db
    .selectFrom('events')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .where('events.id', 'in', ids)
    .where(isPostShown(readerId))
    .select(['events.id', 'events.title', personOf().as('person')])
    .execute();

/** Reads the cards of posts, which are named by their event, first words or first file. */
export const readPostCards: ReadShown = async (db, readerId, ids) => {
  const { rows } = await sql<NamedPost & Pick<Shown, 'id' | 'person'>>`
    SELECT posts.id, posts.content, ${personOf()} AS person,
      (SELECT title FROM events WHERE events.post_id = posts.id) AS "eventTitle",
      (
        SELECT CASE kind WHEN 'document' THEN files.original_name ELSE alt END
        FROM post_files JOIN files ON files.id = post_files.file_id
        WHERE post_files.post_id = posts.id ORDER BY position LIMIT 1
      ) AS "fileName"
    FROM posts JOIN users ON users.id = posts.user_id
    WHERE posts.id = ANY(${[...ids]}::bigint[]) AND ${isPostShown(readerId)}`.execute(db);
  return rows.map(({ id, person, ...named }) => ({
    id,
    person,
    title: titleOfPost(named).title ?? '',
  }));
};
