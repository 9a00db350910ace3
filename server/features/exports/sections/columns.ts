import { sql, type RawBuilder } from 'kysely';

/** The username of the person in a column. */
export const nameOf = (column: string): RawBuilder<string> =>
  sql`(SELECT named.username FROM users AS named WHERE named.id = ${sql.ref(column)})`;

/** The ids of everyone who is hidden from the reader. */
export type Hidden = RawBuilder<unknown>;

/** The username of the person in a column; null if they are hidden from the reader. */
export const shownNameOf = (column: string, hidden: Hidden): RawBuilder<string | null> => sql`
  CASE WHEN ${sql.ref(column)} NOT IN ${hidden} THEN ${nameOf(column)} END`;

/** The author of the post in a column, unless they are hidden from the reader. */
export const authorOfPost = (column: string, hidden: Hidden): RawBuilder<string | null> => sql`(
  SELECT ${shownNameOf('written.user_id', hidden)} FROM posts AS written
  WHERE written.id = ${sql.ref(column)}
)`;

/** The files that a condition on `files` selects, as a JSON list. */
export const filesWhere = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT json_agg(json_build_object(
    'id', files.id, 'original_name', files.original_name, 'mime_type', files.mime_type,
    'bytes', files.bytes
  ) ORDER BY files.id) FROM files WHERE ${condition}
)`;
