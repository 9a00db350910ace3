import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables';
import { hiddenAuthors } from './blocks';

/**
 * A condition on `events` in a statement: the author is not hidden from the reader. He is looked up
 * for each event that is left, by its post's key, as a join may read every post there is.
 */
export const isEventShown = (db: Kysely<Tables>, readerId: number) =>
  sql<boolean>`(SELECT user_id FROM posts WHERE posts.id = events.post_id) NOT IN ${hiddenAuthors(db, readerId)}`;
